import { until } from '@kadro/chassis/testing';
import { as, type Company, ids } from './company.ts';

/** Of which month the following are. */
export const month = '2026-05';
const period = `${ids.north}~${month}`;
const periodPerson = `${period}~${ids.colleague}`;

/** Ids of what is there then, by the query that asks for one. */
export const closed: Readonly<Record<string, string>> = {
  period,
  periodPerson,
  periodDifference: `${periodPerson}~${month}-04~1`,
};

/** A month in which a colleague had a day planned, closed, and a second day planned since. */
export async function closedMonth({ send, query }: Company, organization: string, shiftId: string): Promise<void> {
  const admin = as('superAdmin', organization);
  const isSo = (asked: string, is: (answer: Record<string, { state: string } | null>) => boolean) =>
    until(async () => is((await query(asked, admin)).body.data));
  const plan = (day: string, more: object = {}) => {
    const body = { employeeId: ids.colleague, from: `${month}-${day}`, shiftIds: [shiftId], ...more };
    return send('POST', 'workplans', { as: admin, body });
  };
  await plan('01');
  await isSo(`{ period(id: "${period}") { state } }`, (answer) => answer.period !== null);
  await send('POST', `periods/${period}/close`, { as: admin, body: {} });
  await isSo(`{ period(id: "${period}") { state } }`, (answer) => answer.period?.state === 'CLOSED');
  await plan('04', { correction: { reason: 'Forgotten' } });
  const difference = `{ periodDifference(id: "${closed.periodDifference}") { date } }`;
  await isSo(difference, ({ periodDifference }) => periodDifference !== null);
}
