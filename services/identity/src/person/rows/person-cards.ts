import { readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { person } from '../events.ts';
import { inForce } from '../shared/timeline.ts';

const text = z.string().nullable();
const card = z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), imageUrl: text, jobId: text });

type CardRow = z.infer<typeof card>;

/** By id, for any member, without list or search: the one exception to reach (design, section 6). */
export const personCards = readModel(person).rows<CardRow>({
  name: 'personCards',
  row: 'PersonCard',
  version: 2,
  schema: card,
  indexes: {},
  list: false,
  reach: { members: true },
  access: ['members'],
  project: {
    PersonHired: (_row, { data }) => ({ ...namesOf(data), imageUrl: null, jobId: data.jobId ?? null }),
    ProfileChanged: (row, { data }) =>
      row && changed(row, namesOf({ ...row, ...pick(data, ['firstName', 'lastName']) })),
    EmploymentChanged: (row, { data }) => row && changed(row, pick(inForce(data), ['jobId'])),
    EmploymentChangeTookEffect: (row, { data }) => row && changed(row, pick(inForce(data), ['jobId'])),
    ImageChanged: (row, { data }) => row && { ...row, imageUrl: data.image },
    ImageRemoved: (row) => row && { ...row, imageUrl: null },
  },
});

/** Empty once they are forgotten. */
const namesOf = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});

/** The same row where nothing differs: not even that something else changed is told. */
const changed = (row: CardRow, fields: Partial<CardRow>): CardRow =>
  Object.entries(fields).every(([field, value]) => row[field as keyof CardRow] === value) ? row : { ...row, ...fields };

function pick(data: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter((field) => data[field] !== undefined).map((field) => [field, data[field]]));
}
