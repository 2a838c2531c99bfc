import { randomUUID } from 'node:crypto';
import { type Answered, until } from '@kadro/chassis/testing';
import { aForm, anyType, as, type Company, ids } from './company.ts';
import { holiday, person } from './identity-messages.ts';

const admin = as('superAdmin');
const inFull = `id status days daysAsked minutes beginDate endDate
  steps { order kind managerId actedBy state reason note } escalated
  approvalHistory { actor action note } waitingFor canDecide canCancel cancelChoices { from days } cancelReason cancelledFrom
  documents { id name url } balanceBefore balanceAfter dayDetails { date days part kind holiday returned }
  reason employeeId branchId`;

type Send = (
  method: string,
  path: string,
  who: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answered>;

/** Throws the name of a refusal. */
type Data = (query: string, token: string) => Promise<Answered['body']>;

const settingUp = (company: () => Company, send: Send) => ({
  /** Managed by `ids.manager`. */
  member: async (state: Record<string, unknown> = {}): Promise<string> => {
    const id = randomUUID();
    await company().publish(
      person(
        { organization: ids.orgA },
        { id, branchId: ids.north, leaveManagers: [ids.manager], ...state },
        'PersonHired',
      ),
    );
    return id;
  },
  type: async (rules: Partial<Record<keyof typeof anyType, unknown>> = {}): Promise<string> => {
    return (
      await send('POST', 'leave-types', 'superAdmin', {
        name: { en: 'Some leave' },
        ...anyType,
        tracksBalance: true,
        ...rules,
      })
    ).body.id;
  },
  entitle: (
    id: string,
    days: number,
    { year = 2026, leaveTypeId = ids.annual }: { year?: number; leaveTypeId?: string } = {},
  ) => send('POST', `employees/${id}/leave-settings/balance`, 'superAdmin', { leaveTypeId, year, days }),
});

const actsOf = (company: () => Company, send: Send) => ({
  /** Whole days of annual leave by default. */
  ask: (
    id: string,
    beginDate: string,
    endDate: string = beginDate,
    more: Record<string, unknown> = {},
    headers?: Record<string, string>,
  ) =>
    send(
      'POST',
      'leave-requests',
      id,
      { leaveTypeId: ids.annual, duration: 'FULL_DAY', beginDate, endDate, ...more },
      headers,
    ),
  decide: (who: string, request: string, approved = true, note?: string) =>
    send('PUT', `leave-requests/processes/${request}`, who, { approved, ...(note ? { note } : {}) }),
  cancel: (who: string, request: string, from?: string) =>
    send('PUT', `leave-requests/${request}/cancel`, who, { reason: 'Plans have changed', ...(from ? { from } : {}) }),
  upload: async (who: string, text?: string): Promise<string> =>
    (await company().send('POST', 'storage', { as: as(who), body: aForm(text) })).body.id,
});

const viewsOf = (data: Data) => ({
  show: async (request: string, who?: string) => {
    return (await data(`{ leaveRequest(id: "${request}") { ${inFull} } }`, who ? as(who) : admin)).leaveRequest;
  },
  balance: async (id: string, on: string, leaveTypeId: string = ids.annual) => {
    const { leaveBalances } = await data(
      `{ leaveBalances(employeeId: "${id}", on: "${on}") {
        leaveTypeId previousBalance accrualCalculatedCount used reserved planned balance free shortfall } }`,
      admin,
    );
    return leaveBalances.find((one: { leaveTypeId: string }) => one.leaveTypeId === leaveTypeId);
  },
  year: async (id: string, year: number, leaveTypeId: string = ids.annual) => {
    return (
      await data(
        `{ leaveYear(employeeId: "${id}", leaveTypeId: "${leaveTypeId}", year: ${year}) {
          opening closing points { on balance expected } entries { kind on until days pending requestId late } } }`,
        admin,
      )
    ).leaveYear;
  },
});

/** Waits until the last recorded state of a replica has had its effect on requests. */
const settledIn = async (company: () => Company, category: string, id: string, job = 'recount') => {
  const { hosted, ports } = company();
  const events = await hosted.runtime.log.read(`leave.${category}-${ids.orgA}_${id}`);
  const last = events.findLast(
    ({ data: state }) =>
      job !== 'recount' ||
      ['holiday', 'plan', 'standingPlan'].includes(category) ||
      state.places ||
      state.plannedPlaces ||
      state.patterns,
  )!;
  await until(async () => (await ports.jobs.get(ids.orgA, `${job}.${last.stored.id}`))?.state === 'DONE');
  await hosted.runtime.caughtUp(await ports.events.head());
};

/** Members are new in each story, so that stories do not disturb each other. */
export function storyOf(company: () => Company) {
  const send: Send = (method, path, who, body, headers) => company().send(method, path, { as: as(who), body, headers });
  const data: Data = async (query, token) => {
    const { body } = await company().query(query, token);
    if (body.errors) throw new Error(body.errors[0].extensions.name);
    return body.data;
  };
  const settled = (category: string, id: string, job?: string) => settledIn(company, category, id, job);
  return {
    send,
    data,
    settled,
    ...settingUp(company, send),
    ...actsOf(company, send),
    ...viewsOf(data),
    /** Publishes a holiday and waits until the requests it touches are counted again. */
    declare: async (id: string, date: string, more: object) => {
      await company().publish(holiday({ organization: ids.orgA }, { id, date, ...more }));
      await settled('holiday', id);
    },
  };
}

/** As `M1 APPROVED, M2 PENDING`. */
export const stepsOf = (
  request: { steps: { managerId: string; state: string; reason: string | null }[] },
  names: Record<string, string>,
): string =>
  request.steps
    .map(({ managerId, state, reason }) => `${names[managerId] ?? managerId} ${state}${reason ? ` ${reason}` : ''}`)
    .join(', ');
