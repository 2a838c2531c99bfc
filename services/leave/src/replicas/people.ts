import { defineReplica, personal } from '@kadro/chassis/declare';
import { daySchema, fold, managerKinds, nameless, workingPatternSchema } from '@kadro/kernel';
import { z } from 'zod';

const ids = z.array(z.string());
const text = z.string().nullable();
const day = daySchema.nullable();

/** From a day on; the branch's working pattern applies where there is none. */
const workplace = z.object({ from: z.string(), branchId: text, workingPattern: workingPatternSchema.nullable() });

const employment = z.object({ from: z.string(), to: text });

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
  birthDate: personal('identity', day),
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
  /** null where identity has not said them. */
  roles: rights.nullable(),
  superAdmin: z.boolean(),
  /** null = unknown: being on a list of managers is enough then. */
  mayApproveLeave: z.boolean().nullable(),
  notifyLeave: z.boolean(),
  emailNotification: z.boolean(),
  workingPattern: workingPatternSchema.nullable(),
  /** Ascending by `from`; empty where identity sent none. */
  places: z.array(workplace),
  /** The same with what is planned. */
  plannedPlaces: z.array(workplace),
  /** In order, a planned last day included; empty where identity sent none. */
  employments: z.array(employment),
});

export type Workplace = z.infer<typeof workplace>;
export type Employment = z.infer<typeof employment>;

/** Empty once the name has been forgotten. */
export function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string {
  return `${firstName ?? ''} ${lastName ?? ''}`.trim();
}

type Fields = z.infer<typeof personFields>;
/** Absent in states recorded before identity sent them, or before leave recorded them. */
type Later =
  | 'places'
  | 'plannedPlaces'
  | 'employments'
  | 'roles'
  | 'shiftManagers'
  | 'overtimeManagers'
  | 'expenseManagers';

export type PersonRow = Omit<Fields, Later> & {
  id: string;
  _name: string;
} & Partial<Pick<Fields, Later>>;

/** Lists of managers, each an index. */
export const managerLists = managerKinds.map((kind) => `${kind}Managers` as const);

const placesOf = (places: readonly (Partial<Workplace> & Pick<Workplace, 'from'>)[] = []): Workplace[] =>
  places.map(({ from, branchId = null, workingPattern = null }) => ({ from, branchId, workingPattern }));

export const people = defineReplica({
  name: 'person',
  plural: 'people',
  schema: personFields,
  from: 'identity',
  on: ['PersonHired', 'PersonChanged', 'PersonResigned', 'PersonRehired'],
  stateOf: ({ person }) => ({
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    status: person.status,
    language: person.language,
    leaveManagers: person.leaveManagers,
    generalManagers: person.generalManagers,
    shiftManagers: person.shiftManagers,
    overtimeManagers: person.overtimeManagers,
    expenseManagers: person.expenseManagers,
    roles: person.roles ?? null,
    superAdmin: person.superAdmin,
    notifyLeave: person.notifyLeave,
    emailNotification: person.emailNotification,
    birthDate: person.birthDate ?? null,
    branchId: person.branchId ?? null,
    teamId: person.teamId ?? null,
    managerId: person.managerId ?? null,
    mayApproveLeave: person.mayApproveLeave ?? null,
    workingPattern: person.workingPattern ?? null,
    places: placesOf(person.places),
    plannedPlaces: placesOf(person.plannedPlaces),
    employments: (person.employments ?? []).map(({ from, to }: Partial<Employment>) => ({ from, to: to ?? null })),
  }),
  derived: (fields) => ({ _name: fold(nameOf(fields)) || nameless }),
  indexes: {
    branchId: { path: 'branchId' },
    teamId: { path: 'teamId' },
    managerId: { path: 'managerId' },
    superAdmin: { path: 'superAdmin', type: 'boolean' },
    status: { path: 'status' },
    name: { path: '_name' },
    ...Object.fromEntries(managerLists.map((list) => [list, { path: list, type: 'list' as const }])),
  },
  reach: { own: 'id', managed: ['managerId', 'leaveManagers', 'generalManagers'], branches: 'branchId' },
});
