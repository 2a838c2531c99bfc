import { type DataOf, decider, type NewEvent, event, personal, type Upcast } from '@kadro/chassis/declare';
import { z } from 'zod';
import { language, workingPattern } from '../shared/inputs.ts';
import { quitReason } from './shared/enums.ts';
import {
  contactFields,
  employmentFields,
  healthFields,
  managementFields,
  notificationFields,
  permissionFields,
  personalFields,
  plannableFields,
  profileFields,
  roleFields,
} from './shared/fields.ts';
import { changeOf, fieldNames } from './shared/stored-changes.ts';
import { evolve, initial } from './state.ts';

const lists = z.object(managementFields).partial().shape;
const text = z.string().nullish();
const identityText = personal('identity', z.string());

// ids and terms stay readable, so that they can be planned; the rest is personal and sealed
const employmentClear = new Set<string>([...plannableFields, 'hiredDate']);

const dated = { effectiveOn: z.string(), superseded: z.array(z.string()) };
const moves = { added: z.array(z.string()), removed: z.array(z.string()) };
const plan = { id: z.string() };
const plannable = changeOf(plannableFields, () => null).extend({ workingPattern: workingPattern.nullish() }).shape;
const leaving = {
  quitDate: z.string(),
  quitReason: personal('text', quitReason),
  quitDescription: personal('text', text),
  interviewMade: z.boolean().nullish(),
};

/** Version 1 had no effective day: it counts from the day it was recorded on. */
const undated: Upcast = (data, { day }) => ({ ...data, effectiveOn: day, superseded: [] });
const retroactive = { time: { on: 'effectiveOn', superseded: 'superseded' }, upcasts: { 1: undated } } as const;
const planAs = (as: string) => ({ time: { on: 'effectiveOn', plans: { id: 'id', as } } });
const settling = { time: { on: 'effectiveOn', settles: 'id' } };
// the quit date is the last day of the employment
const ending = { on: 'quitDate', isLastDay: true };

const hired = z.object({
  firstName: identityText,
  lastName: identityText,
  staffNumber: identityText,
  workEmail: personal('contact', z.string()),
  phone: personal('contact', text),
  branchId: z.string(),
  unitId: text,
  teamId: text,
  jobId: text,
  managerId: text,
  hiredDate: z.string(),
  startedDate: text,
  title: text,
  employmentType: text,
  collarType: text,
  language,
});

const events = {
  PersonHired: event(1, hired, { time: { on: 'hiredDate' } }),
  OverviewChanged: event(1, z.object({ title: text, serviceLine: text })),
  LanguageChanged: event(1, z.object({ language })),
  RolesChanged: event(1, z.object(roleFields)),
  ProfileChanged: event(
    1,
    changeOf(fieldNames(profileFields), (field) =>
      field === 'phone' || field === 'workEmail' ? 'contact' : field.endsWith('Notification') ? null : 'identity',
    ),
  ),
  ImageChanged: event(1, z.object({ image: identityText })),
  ImageRemoved: event(1, z.object({})),
  ContactChanged: event(
    1,
    changeOf(fieldNames(contactFields), () => 'contact'),
  ),
  PersonalChanged: event(
    1,
    changeOf(fieldNames(personalFields), (field) => (healthFields.includes(field) ? 'health' : 'identity')),
  ),
  EmploymentChanged: event(
    2,
    changeOf(fieldNames(employmentFields), (field) => (employmentClear.has(field) ? null : 'identity')).extend({
      workingPattern: workingPattern.nullish(),
      ...dated,
    }),
    retroactive,
  ),
  ManagementChanged: event(2, z.object({ ...lists, ...moves, ...dated }), retroactive),
  PermissionChanged: event(1, z.object(permissionFields).partial()),
  NotificationChanged: event(1, z.object(notificationFields).partial()),
  PersonResigned: event(1, z.object(leaving), { time: ending }),
  PersonRehired: event(1, z.object({ hiredDate: z.string() }), { time: { on: 'hiredDate' } }),
  EmploymentChangePlanned: event(
    1,
    z.object({ ...plan, effectiveOn: z.string(), ...plannable }),
    planAs('EmploymentChangeTookEffect'),
  ),
  ManagementChangePlanned: event(
    1,
    z.object({ ...plan, effectiveOn: z.string(), ...lists }),
    planAs('ManagementChangeTookEffect'),
  ),
  ResignationPlanned: event(1, z.object({ ...plan, ...leaving }), {
    time: { ...ending, plans: { id: 'id', as: 'ResignationTookEffect' } },
  }),
  EmploymentChangeTookEffect: event(1, z.object({ ...plan, ...plannable, ...dated }), settling),
  ManagementChangeTookEffect: event(1, z.object({ ...plan, ...lists, ...moves, ...dated }), settling),
  // the reason may have been forgotten since it was planned
  ResignationTookEffect: event(
    1,
    z.object({ ...plan, ...leaving, quitReason: personal('text', quitReason.nullish()) }),
    { time: { ...ending, settles: 'id' } },
  ),
  PlannedChangeRevoked: event(1, z.object(plan), { time: { revokes: 'id' } }),
  PlannedChangeFailed: event(1, z.object({ ...plan, reason: z.string() }), { time: { revokes: 'id' } }),
};

export type PersonEvents = typeof events;
export type PersonEvent = NewEvent<PersonEvents>;
export type PersonEventData<T extends keyof PersonEvents> = DataOf<PersonEvents, T>;

/** A person's life in one organization: hiring, sub-records, roles, resigning (streams.md). */
export const person = decider({ name: 'person', initial, events, evolve });
