import { type Api } from '../shared/api.ts';
import { type Leave, type LeaveLoad, type Sent } from './leave-load.ts';
import { type Payroll } from './payroll.ts';

const atOnce = 100;

interface Shown {
  id: string;
  employeeId: string;
  beginDate: string;
  status: string;
}

/**
 * Leaves as the list shows them, null where it does not, in the order that was asked for. @throws Unexpected, TypeError
 * where nobody answers
 */
export async function shown(api: Api, load: LeaveLoad, ids: readonly string[]): Promise<(Shown | null)[]> {
  const found: (Shown | null)[] = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const query = 'query ($ids: [ID!]!) { leaveRequestsByIds(ids: $ids) { id employeeId beginDate status } }';
    const { leaveRequestsByIds } = await api.query<{ leaveRequestsByIds: (Shown | null)[] }>(load.people.admin, query, {
      ids: ids.slice(start, start + atOnce),
    });
    found.push(...leaveRequestsByIds);
  }
  return found;
}

/**
 * Compares what the lists show with what was acknowledged: each leave is there, as it was left, and no other one is.
 * One sentence per difference.
 */
export async function checkRows(api: Api, load: LeaveLoad, leaves: readonly Leave[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [n, row] of (
    await shown(
      api,
      load,
      leaves.map(({ id }) => id),
    )
  ).entries()) {
    const { id, person, day, status } = leaves[n]!;
    if (!row) wrong.push(`the leave ${id} was acknowledged and is not in the list`);
    else if (row.employeeId !== person || row.beginDate !== day || row.status !== status)
      wrong.push(
        `the leave ${id} is ${row.status} on ${row.beginDate} in the list, ${status} on ${day} was acknowledged`,
      );
  }
  const { requesters, admin } = load.people;
  const query = `{ ${requesters.map(({ id }, n) => `p${n}: leaveRequests(rowsPerPage: 1, filter: { employeeId: { eq: "${id}" } }) { total }`).join(' ')} }`;
  const totals = Object.values(await api.query<Record<string, { total: number }>>(admin, query));
  const total = totals.reduce((sum, one) => sum + one.total, 0);
  if (total !== load.leaves.size) wrong.push(`${total} leaves are in the lists, ${load.leaves.size} were acknowledged`);
  return wrong;
}

/**
 * Sends commands again under their keys: each must answer what it was acknowledged with; the position is where its
 * stream stands by now.
 */
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
        `${sent.method} ${sent.path} was acknowledged at ${sent.done!.position}; sent again: ${answer?.status} ${JSON.stringify(answer?.body)}`,
      );
  }
  return wrong;
}

/** Whether somebody outside was told of each approval, once, and rightly. */
export function checkPayroll(payroll: Payroll, leaves: Iterable<Leave>): string[] {
  const wrong: string[] = [];
  for (const { id, person, day, status } of leaves) {
    const told = payroll.approvals.get(id) ?? [];
    if (told.length !== (status === 'APPROVED' ? 1 : 0))
      wrong.push(`${status} leave ${id}: payroll heard of ${told.length} approvals`);
    for (const one of told)
      if (one.person !== person || one.day !== day || one.status !== 'APPROVED')
        wrong.push(`leave ${id}: payroll heard ${JSON.stringify(one)}`);
  }
  return wrong;
}
