import { command } from '@kadro/chassis';
import { z } from 'zod';
import { note } from '../events.ts';

export const writeNote = command(note, {
  name: 'WriteNote',
  method: 'POST',
  path: 'notes',
  summary: 'Writes a note for oneself',
  access: { who: 'member' },
  target: { creates: true },
  input: z.strictObject({ id: z.uuid().optional(), text: z.string().trim().min(1).max(500) }),
  example: { text: 'Order chairs' },
  prepare: (_input, scope) => Promise.resolve(scope.principal.account),
  decide: (_state, input, person) => [{ type: 'NoteWritten', data: { person, text: input.text } }],
});
