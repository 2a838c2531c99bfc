import { named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { sensorKinds } from '../clock/kinds.ts';
import { identity } from './events.ts';

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  employeeId: z.string(),
  /** Of the person when it was given. */
  branchId: z.string().nullable(),
  kind: named('SensorKind', z.enum(sensorKinds)),
  number: z.string().nullable(),
  archived: z.boolean(),
  updatedDateTime: z.string(),
});

export type IdentityRow = z.infer<typeof schema>;

export const identities = readModel(identity).rows<IdentityRow>({
  name: 'identities',
  row: 'Identity',
  single: 'identity',
  version: 1,
  schema,
  indexes: {
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    // by which what is held of somebody is found
    person: { path: 'employeeId', filter: false, sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    kind: { path: 'kind' },
    archived: { path: 'archived', type: 'boolean' },
  },
  reach: { own: 'employeeId', branches: 'branchId' },
  access: ['own', 'branches', 'hr', 'all'],
  history: true,
  project: {
    IdentityGiven: (_row, { data: { by: _by, number, ...data } }) => ({
      ...data,
      number: number ?? null,
      archived: false,
    }),
    IdentityChanged: (row, { data: { by: _by, ...fields } }) => row && { ...row, ...fields },
    IdentityTaken: (row) => row && { ...row, archived: true },
  },
});
