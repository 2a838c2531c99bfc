import { type Api } from '../shared/api.ts';
import { type Leave, type LeaveLoad, type Sent } from './leave-load.ts';
import { type Payroll } from './payroll.ts';

const pageSize = 100;

interface Shown {
  id: string;
  employeeId: string;
  beginDate: string;
  status: string;
}

/** Leaves in the list by ids, in their order; null for a missing one. @throws Unexpected, TypeError without an answer */
export async function shown(api: Api, load: LeaveLoad, ids: readonly string[]): Promise<(Shown | null)[]> {
  const found: (Shown | null)[] = [];
  for (let start = 0; start < ids.length; start += pageSize) {
    const query = 'query ($ids: [ID!]!) { leaveRequestsByIds(ids: $ids) { id employeeId beginDate status } }';
    const { leaveRequestsByIds } = await api.query<{ leaveRequestsByIds: (Shown | null)[] }>(load.people.admin, query, {
      ids: ids.slice(start, start + pageSize),
    });
    found.push(...leaveRequestsByIds);
  }
  return found;
}

/** Compares the lists with the acknowledged leaves; one sentence per difference. */
export async function checkRows(api: Api, load: LeaveLoad, leaves: readonly Leave[]): Promise<string[]> {
  const wrong: string[] = [];
  const ids = leaves.map(({ id }) => id);
  for (const [n, row] of (await shown(api, load, ids)).entries()) {
    const { id, person, day, status } = leaves[n]!;
    if (!row) wrong.push(`the leave ${id} was acknowledged and is not in the list`);
    else if (row.employeeId !== person || row.beginDate !== day || row.status !== status)
      wrong.push(
        `the leave ${id} is ${row.status} on ${row.beginDate} in the list, ${status} on ${day} was acknowledged`,
      );
  }
  const { requesters, admin } = load.people;
  const fields = requesters.map(
    ({ id }, n) => `p${n}: leaveRequests(rowsPerPage: 1, filter: { employeeId: { eq: "${id}" } }) { total }`,
  );
  const totals = Object.values(await api.query<Record<string, { total: number }>>(admin, `{ ${fields.join(' ')} }`));
  const total = totals.reduce((sum, one) => sum + one.total, 0);
  if (total !== load.leaves.size) wrong.push(`${total} leaves are in the lists, ${load.leaves.size} were acknowledged`);
  return wrong;
}

/** Sends commands again under their keys: each must give its first answer, at its position or a later one. */
export async function checkRepeats(load: LeaveLoad, commands: readonly Sent[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const sent of commands) {
    const answer = await load.repeat(sent);
    const isSame =
      answer &&
      answer.status < 300 &&
      answer.body.id === sent.done!.id &&
      String(answer.body.position) >= sent.done!.position;
    if (!isSame)
      wrong.push(
        `${sent.method} ${sent.path} was acknowledged at ${sent.done!.position}; ` +
          `sent again: ${answer?.status} ${JSON.stringify(answer?.body)}`,
      );
  }
  return wrong;
}

/** Checks that the outside reader has each approval once, with the right values. */
export function checkPayroll(payroll: Payroll, leaves: Iterable<Leave>): string[] {
  const wrong: string[] = [];
  for (const { id, person, day, status } of leaves) {
    const received = payroll.approvals.get(id) ?? [];
    if (received.length !== (status === 'APPROVED' ? 1 : 0))
      wrong.push(`${status} leave ${id}: payroll received ${received.length} approvals`);
    for (const one of received)
      if (one.person !== person || one.day !== day || one.status !== 'APPROVED')
        wrong.push(`leave ${id}: payroll received ${JSON.stringify(one)}`);
  }
  return wrong;
}
