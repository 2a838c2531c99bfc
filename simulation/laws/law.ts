import { type StoredEvent } from '@kadro/chassis';
import { type Act } from '../people/act.ts';
import { type Note } from '../world/notes.ts';

/** What there is to look at after an act. */
export interface Seen {
  act: Act;
  /** What came into the log since the last look. */
  events: readonly StoredEvent[];
  /** What was logged since the last look. */
  notes: readonly Note[];
}

/** Where the whole is looked at. */
export interface Whole {
  folder: string;
}

/** Something that is always true; each run has one of its own, which may remember. */
export interface Law {
  name: string;
  /** Answers what breaks it. Cheap: it is looked at after every act. */
  afterAct?(seen: Seen): string[];
  /** At the end of each month and of the run. */
  ofWhole?(whole: Whole): Promise<string[]>;
}
