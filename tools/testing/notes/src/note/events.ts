import { decider, event, personal } from '@kadro/chassis';
import { z } from 'zod';

const written = z.object({ person: z.string(), text: personal('text', z.string().nullish()) });

/** A note of one person: written once, then done. */
export const note = decider({
  name: 'note',
  initial: { done: false },
  events: {
    NoteWritten: event(1, written, { person: 'person' }),
    NoteDone: event(1, z.object({})),
  },
  evolve: { NoteWritten: () => ({ done: false }), NoteDone: () => ({ done: true }) },
});
