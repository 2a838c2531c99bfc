import { readModel } from '@kadro/chassis';
import { z } from 'zod';
import { note } from './events.ts';

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  person: z.string(),
  text: z.string().nullable(),
  done: z.boolean(),
  updatedDateTime: z.string(),
});

/** Each for whoever wrote it. */
export const notes = readModel(note).rows<z.infer<typeof schema>>({
  name: 'notes',
  row: 'Note',
  version: 1,
  schema,
  indexes: { person: { path: 'person' }, done: { path: 'done', type: 'boolean' } },
  reach: { own: 'person' },
  access: ['own'],
  project: {
    NoteWritten: (_row, { data }) => ({ person: data.person, text: data.text ?? null, done: false }),
    NoteDone: (row) => row && { ...row, done: true },
  },
});
