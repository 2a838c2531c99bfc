import { defineReplica, personal } from '@kadro/chassis/declare';
import { daySchema, fold, nameless, workingPatternSchema } from '@kadro/kernel';
import { z } from 'zod';

const ids = z.array(z.string());
const text = z.string().nullable();
const day = daySchema.nullable();

/** From a day on; the branch's working pattern applies where there is none. */
const workplace = z.object({ from: z.string(), branchId: text, workingPattern: workingPatternSchema.nullable() });

const employment = z.object({ from: z.string(), to: text });

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

export type PersonRow = Omit<z.infer<typeof personFields>, 'places' | 'plannedPlaces' | 'employments'> & {
  id: string;
  _name: string;
  /** Absent in states recorded before identity sent workplaces. */
  places?: Workplace[];
  plannedPlaces?: Workplace[];
  employments?: Employment[];
};

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
    leaveManagers: { path: 'leaveManagers', type: 'list' },
    generalManagers: { path: 'generalManagers', type: 'list' },
  },
  reach: { own: 'id', managed: ['managerId', 'leaveManagers', 'generalManagers'], branches: 'branchId' },
});
