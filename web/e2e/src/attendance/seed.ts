import { expect } from '@playwright/test';
import { type Caller } from '../setup/rest.ts';
import { plus, today } from '../setup/time.ts';

const shift = { breakMode: 'AUTOMATIC', type: 'FIX' };

/** Defines a shift; resolves with its id. */
export async function defineShift(admin: Caller, fields: object): Promise<string> {
  return (await admin.sendAttendance('POST', 'shifts', { ...shift, ...fields })).id;
}

const allowed = { allowed: true, descriptionRequired: false };
const actions = { clockInOut: allowed, breakInOut: allowed, lunchInOut: allowed, dutyInOut: allowed };

/** A terminal at which everything may be clocked; resolves with its id. */
export async function makeTerminal(admin: Caller, fields: object): Promise<string> {
  const usual = { purpose: 'CLOCK', disabled: false, allowedAddresses: [], ...actions };
  return (await admin.sendAttendance('POST', 'terminals', { ...usual, ...fields })).id;
}

export async function record(
  admin: Caller,
  { id: employeeId }: { id: string },
  eventType: string,
  at: string,
): Promise<void> {
  await admin.sendAttendance('POST', 'clock-records', { employeeId, eventType, at });
}

/** Resolves when the record of a day is derived from what was recorded. */
export async function derived(admin: Caller, { id }: { id: string }, date: string): Promise<void> {
  const filter = `{ employeeId: { eq: "${id}" }, date: { from: "${date}", to: "${date}" } }`;
  const document = `{ timesheets(filter: ${filter}) { items { actualWorkTime } } }`;
  const worked = async () =>
    (await admin.ask<{ timesheets: { items: { actualWorkTime: number }[] } }>(document)).timesheets.items[0]
      ?.actualWorkTime;
  await expect.poll(worked, { message: `the record of ${date} is derived` }).toBeGreaterThan(0);
}

/** Somebody in Ankara worked yesterday, eleven minutes late, and has a shift today and tomorrow. */
export async function seedDays(admin: Caller, person: { id: string }): Promise<void> {
  const name = { tr: 'Gündüz A', en: 'Day A', ar: 'نهارية', de: 'Tag A' };
  const times = { begin: '08:30', end: '17:30', breakTime: 45, totalWorkTime: 495 };
  const [from, to] = [plus(today, -1), plus(today, 1)];
  const shiftIds = [await defineShift(admin, { name, ...times })];
  await admin.sendAttendance('POST', 'workplans', { employeeId: person.id, shiftIds, from, to });
  await record(admin, person, 'CLOCK_IN', `${from}T05:41:00Z`);
  await record(admin, person, 'CLOCK_OUT', `${from}T14:30:00Z`);
  await derived(admin, person, from);
}
