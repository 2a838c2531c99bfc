import { command } from '@kadro/chassis';
import { z } from 'zod';
import { note } from '../events.ts';
import { notes } from '../rows.ts';

export const finishNote = command(note, {
  name: 'FinishNote',
  method: 'PUT',
  path: 'notes/{id}/done',
  summary: 'Ticks a note off',
  access: { who: 'reach', reach: ['own'] },
  target: { on: notes },
  input: z.strictObject({}),
  example: {},
  decide: (state) => (state.done ? [] : [{ type: 'NoteDone', data: {} }]),
});
