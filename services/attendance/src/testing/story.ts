import { randomUUID } from 'node:crypto';
import { type Answered } from '@kadro/chassis/testing';
import { as, type Company, ids } from './company.ts';
import { person } from './identity-messages.ts';

/** 08:00 to 17:00 with an hour of break. */
export const dayShift = {
  name: { en: 'Day' },
  type: 'FIX',
  begin: '08:00',
  end: '17:00',
  breakTime: 60,
  breakMode: 'AUTOMATIC',
  totalWorkTime: 480,
};

const figures = `date type state colour expectedWorkTime actualWorkTime overtime overtimeClockIn overtimeClockOut
  overtimeUnapproved missingTime leaveTime breakTime warnings countAsOvertime
  leaveRequest { id part beginTime endTime leaveType { id name { en } color } }
  leaveRequests { id part beginTime endTime leaveType { id name { en } color } }
  timesheet { clockInTimestamp clockOutTimestamp latelyClockInTimeInMinutes earlyClockOutTimeInMinutes }
  assignedShifts { id shiftType begin end } readings { id at eventType counts shiftId late }`;

type Send = (method: string, path: string, who: string, body?: unknown) => Promise<Answered>;

const actsOf = (send: Send) => ({
  shift: async (fields: Record<string, unknown> = {}): Promise<string> =>
    (await send('POST', 'shifts', 'superAdmin', { ...dayShift, ...fields })).body.id,
  plan: (employeeId: string, shiftIds: readonly string[], from: string, to: string = from, more: object = {}) =>
    send('POST', 'workplans', 'superAdmin', { employeeId, shiftIds, from, to, ...more }),
  /** Entered by an admin. */
  read: (employeeId: string, eventType: string, at: string, more: object = {}) =>
    send('POST', 'clock-records', 'superAdmin', { employeeId, eventType, at, ...more }),
  /** In and out, entered by an admin. */
  worked: async (employeeId: string, begin: string, end: string) => {
    await send('POST', 'clock-records', 'superAdmin', { employeeId, eventType: 'CLOCK_IN', at: begin });
    return send('POST', 'clock-records', 'superAdmin', { employeeId, eventType: 'CLOCK_OUT', at: end });
  },
  /** An hour after the shift, unless told otherwise. */
  askOvertime: (who: string, overtimeDate: string, more: object) =>
    send('POST', 'overtimes', who, { overtimeDate, period: 'CLOCK_OUT', durationInMinutes: 60, ...more }),
  decideOvertime: (who: string, id: string, approved = true, more: object = {}) =>
    send('PUT', `overtimes/processes/${id}`, who, { approved, ...more }),
});

/** Managed by `ids.manager`, who approves overtime, too; in Istanbul unless the state says otherwise. */
async function hire(company: Company, state: Record<string, unknown>): Promise<string> {
  const id = randomUUID();
  const place = { from: '2026-01-05', branchId: ids.north };
  const known = {
    id,
    branchId: ids.north,
    shiftManagers: [ids.manager],
    overtimeManagers: [ids.manager],
    places: [place],
    plannedPlaces: [place],
    employments: [{ from: '2026-01-05' }],
    ...state,
  };
  await company.publish(person({ organization: ids.orgA }, known, 'PersonHired'));
  return id;
}

/** Members are new in each story, so that stories do not disturb each other. */
export function storyOf(company: () => Company) {
  const send: Send = (method, path, who, body) => company().send(method, path, { as: as(who), body });
  /** Throws the name of a refusal. */
  const data = async (query: string, who = 'superAdmin'): Promise<Answered['body']> => {
    const { body } = await company().query(query, as(who));
    if (body.errors) throw new Error(body.errors[0].extensions.name);
    return body.data;
  };
  return {
    send,
    data,
    ...actsOf(send),
    member: (state: Record<string, unknown> = {}) => hire(company(), state),
    /** A person's records, by date. */
    days: async (employeeId: string, from: string, to: string = from, who?: string) => {
      const filter = `{ employeeId: { eq: "${employeeId}" }, date: { from: "${from}", to: "${to}" } }`;
      const paged = 'sortBy: date, descending: false, rowsPerPage: 50';
      return (await data(`{ timesheets(filter: ${filter}, ${paged}) { items { ${figures} } } }`, who)).timesheets.items;
    },
  };
}
