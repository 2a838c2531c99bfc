import { comparable, defineReplica, personal } from '@kadro/chassis/declare';
import { fold, managerKinds, nameless, workingPatternSchema } from '@kadro/kernel';
import { z } from 'zod';

const ids = z.array(z.string());
const text = z.string().nullable();

/** From a day on; the branch's working pattern applies where there is none. */
const workplace = z.object({ from: z.string(), branchId: text, workingPattern: workingPatternSchema.nullable() });

/** Both days included; `to` null = none is known. */
const employment = z.object({ from: z.string(), to: text });

/** Ascending. */
export const employmentsSchema = z.array(employment);

const rights = z.object({
  admin: z.boolean(),
  restrictedAdmin: z.boolean(),
  superAdmin: z.boolean(),
  hrManager: z.boolean(),
  adminBranches: ids,
});

const personFields = z.object({
  firstName: personal('identity', text),
  lastName: personal('identity', text),
  staffNumber: personal('identity', text),
  status: z.enum(['ACTIVE', 'RESIGNED']),
  language: z.string(),
  branchId: text,
  teamId: text,
  managerId: text,
  leaveManagers: ids,
  generalManagers: ids,
  shiftManagers: ids,
  overtimeManagers: ids,
  expenseManagers: ids,
  roles: rights,
  superAdmin: z.boolean(),
  /** null = not said: being on a list of managers is enough then. */
  mayApproveShift: z.boolean().nullable(),
  mayAssignShift: z.boolean().nullable(),
  mayApproveOvertime: z.boolean().nullable(),
  notifyShift: z.boolean(),
  notifyOvertime: z.boolean(),
  emailNotification: z.boolean(),
  /** Ascending by `from`, with what is planned. */
  places: z.array(workplace),
  employments: employmentsSchema,
});

export type Workplace = z.infer<typeof workplace>;
export type Employment = z.infer<typeof employment>;
export type PersonFields = z.infer<typeof personFields>;
export type PersonRow = PersonFields & { id: string; _name: string };

/** Empty once the name has been forgotten. */
export function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}

/** By which lists of people are sorted. */
export const sortName = (fields: { firstName: string | null; lastName: string | null }): string =>
  fold(nameOf(fields)) || nameless;

/** Lists of managers, each an index. */
export const managerLists = managerKinds.map((kind) => `${kind}Managers` as const);

type SaidPlace = Partial<Workplace> & Pick<Workplace, 'from'>;

/** With what is planned; where nothing is dated, what holds today has always held. */
function placesOf(person: { plannedPlaces?: SaidPlace[]; places?: SaidPlace[] } & Partial<Workplace>): Workplace[] {
  const { plannedPlaces = [], places = [], branchId, workingPattern } = person;
  const dated = plannedPlaces.length > 0 ? plannedPlaces : places;
  const all = dated.length > 0 ? dated : [{ from: '0001-01-01', branchId, workingPattern }];
  return all.map((one) => ({
    from: one.from,
    branchId: one.branchId ?? null,
    workingPattern: one.workingPattern ?? null,
  }));
}

export const people = defineReplica({
  name: 'person',
  plural: 'people',
  schema: personFields,
  from: 'identity',
  on: ['PersonHired', 'PersonChanged', 'PersonResigned', 'PersonRehired'],
  // said before identity published what attendance needs: its topic is republished
  stateOf: ({ person }) =>
    person.notifyShift === undefined
      ? null
      : {
          id: person.id,
          firstName: person.firstName || null,
          lastName: person.lastName || null,
          staffNumber: person.staffNumber || null,
          status: person.status,
          language: person.language,
          branchId: person.branchId ?? null,
          teamId: person.teamId ?? null,
          managerId: person.managerId ?? null,
          leaveManagers: person.leaveManagers,
          generalManagers: person.generalManagers,
          shiftManagers: person.shiftManagers,
          overtimeManagers: person.overtimeManagers,
          expenseManagers: person.expenseManagers,
          roles: person.roles,
          superAdmin: person.superAdmin,
          mayApproveShift: person.mayApproveShift ?? null,
          mayAssignShift: person.mayAssignShift ?? null,
          mayApproveOvertime: person.mayApproveOvertime ?? null,
          notifyShift: person.notifyShift,
          notifyOvertime: person.notifyOvertime,
          emailNotification: person.emailNotification,
          places: placesOf(person),
          employments: (person.employments ?? []).map(({ from, to }: Partial<Employment>) => ({
            from,
            to: to ?? null,
          })),
        },
  derived: (fields) => ({
    _name: sortName(fields),
    _staffNumber: fields.staffNumber && comparable(fields.staffNumber),
  }),
  indexes: {
    branchId: { path: 'branchId' },
    teamId: { path: 'teamId' },
    managerId: { path: 'managerId' },
    superAdmin: { path: 'superAdmin', type: 'boolean' },
    status: { path: 'status' },
    name: { path: '_name' },
    /** As numbers are compared: what devices say of people. */
    staffNumber: { path: '_staffNumber' },
    ...Object.fromEntries(managerLists.map((list) => [list, { path: list, type: 'list' as const }])),
  },
  reach: { own: 'id', managed: ['managerId', 'shiftManagers', 'generalManagers'], branches: 'branchId' },
});
