import { randomUUID } from 'node:crypto';
import { type Operations, operationsIn } from '@kadro/chassis/testing';
import { at, brokenHoliday, everybody, organizations } from '@kadro/kernel/testing';
import { accessEvents } from '../../access/rows.ts';
import { unassignedReadings } from '../../devices/unassigned/rows.ts';
import { as, type Company, ids } from '../company.ts';
import { closedMonth } from '../closed-month.ts';
import { deviceAt } from '../device.ts';
import { importLog, importPlan } from '../imported.ts';
import { dayShift } from '../story.ts';
import { type Asked, askedBy, overtimeTypeId } from './asked.ts';

export const shiftId = '018f0000-0000-7000-8000-000000020001';
export const ruleSetId = '018f0000-0000-7000-8000-000000020003';
export const worksheetId = '018f0000-0000-7000-8000-000000020021';
export const terminalId = '018f0000-0000-7000-8000-000000020002';
const doorId = '018f0000-0000-7000-8000-000000020011';
export const zoneId = '018f0000-0000-7000-8000-000000020012';
export const day = '2026-07-06';
export const otherDay = '2026-07-07';
const today = '2026-07-15';

/** By `<organization>/<person>`. */
interface Own {
  workplans: Map<string, string>;
  readings: Map<string, string>;
  identities: Map<string, string>;
  passed: Map<string, string>;
  /** By organization. */
  unassigned: Map<string, string>;
  logs: Map<string, string>;
  plans: Map<string, string>;
  asked: Asked;
}

export type Made = Own & Operations;

const allowed = { allowed: true, descriptionRequired: false };
const web = {
  id: terminalId,
  name: 'WEB',
  purpose: 'CLOCK',
  disabled: false,
  clockInOut: allowed,
  dutyInOut: allowed,
  breakInOut: allowed,
  lunchInOut: allowed,
  allowedAddresses: [],
};

const cardOf = (person: string): string => `card of ${person}`;
const allById = { sort: { index: 'id', descending: false }, offset: 0, limit: 100 };
const overtimeType = { id: overtimeTypeId, name: { en: 'Stocktaking' } };

/** For everybody a planned day with a reading, and what people ask for; both organizations use the same ids. */
export async function prepare(company: Company): Promise<Made> {
  const own: Own = {
    workplans: new Map(),
    readings: new Map(),
    asked: { overtimes: new Map(), 'clock-corrections': new Map(), 'workplan-requests': new Map() },
    identities: new Map(),
    passed: new Map(),
    unassigned: new Map(),
    logs: new Map(),
    plans: new Map(),
  };
  for (const organization of organizations) await prepareRecords(company, as('superAdmin', organization));
  for (const one of everybody(randomUUID)) await prepareOne(company, own, one);
  for (const organization of organizations) {
    own.logs.set(organization, await importLog(company, organization, day));
    own.plans.set(organization, await importPlan(company, organization, day));
  }
  for (const organization of organizations) await passDoors(company, own, organization);
  for (const organization of organizations) await closedMonth(company, organization, shiftId);
  return {
    ...own,
    ...(await operationsIn(company, organizations, { broken: brokenHoliday, job: 'attendance.closePeriod' })),
  };
}

/** What an organization has of its own, by the same ids in both. */
async function prepareRecords({ send }: Company, admin: string): Promise<void> {
  const post = (path: string, body: object) => send('POST', path, { as: admin, body });
  await post('shifts', { id: shiftId, ...dayShift });
  await post('shift-parameters', { id: ruleSetId, name: { en: 'Rules' } });
  await post('worksheets', { id: worksheetId, name: { en: 'Rotation' }, anchor: day, days: [{ shiftIds: [shiftId] }] });
  const week = { monday: 2, tuesday: 2, wednesday: 2, thursday: 2, friday: 2, saturday: 0, sunday: 0, holiday: 0 };
  const needs = { from: day, needs: [{ shiftId, week }] };
  await send('PUT', `staffing-needs/${ids.north}`, { as: admin, body: needs });
  await send('PUT', `shift-parameters/${ruleSetId}/places`, { as: admin, body: { branchIds: [ids.north] } });
  await post('terminals', web);
  await post('overtime-types', overtimeType);
  await post('zones', { id: zoneId, name: { en: 'Hall' } });
  await post('terminals', { ...web, id: doorId, name: 'Door', purpose: 'ACCESS', toZoneId: zoneId });
}

async function prepareOne(
  { send }: Company,
  own: Own,
  { organization, person, id }: { organization: string; person: string; id: string },
): Promise<void> {
  // nobody plans for himself
  const acting = as(person === ids.superAdmin ? 'admin' : 'superAdmin', organization);
  await send('POST', 'workplans', {
    as: acting,
    body: { id, employeeId: person, from: day, shiftIds: [shiftId] },
  });
  const { body } = await send('POST', 'clock-records', {
    as: acting,
    body: { employeeId: person, eventType: 'CLOCK_IN', at: `${day}T05:00:00Z` },
  });
  const { body: card } = await send('POST', 'identities', {
    as: acting,
    body: { employeeId: person, number: cardOf(person) },
  });
  own.identities.set(at(organization, person), card.id);
  await askedBy(send, own.asked, { organization, person, day });
  own.workplans.set(at(organization, person), id);
  own.readings.set(at(organization, person), body.id);
}

/** Everybody comes in by the door, and somebody with a card that is nobody's. */
async function passDoors(company: Company, own: Own, organization: string): Promise<void> {
  const { read } = await deviceAt(company, doorId, organization);
  const people = [...own.identities.keys()].flatMap((place) => {
    const [where, person] = place.split('/');
    return where === organization && person !== undefined ? [person] : [];
  });
  const instant = `${today}T07:00:00Z`;
  await read(...[...people.map(cardOf), 'nobody-s'].map((identity) => ({ at: instant, identity })));
  const organizationRows = company.hosted.runtime;
  const events = await organizationRows.rows(accessEvents).find(organization, { where: [] }, allById);
  for (const { id, doc } of events) own.passed.set(at(organization, doc.employeeId), id);
  const [unknown] = await organizationRows.rows(unassignedReadings).find(organization, { where: [] }, allById);
  own.unassigned.set(organization, unknown!.id);
}
