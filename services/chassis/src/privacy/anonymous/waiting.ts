import { z } from 'zod';
import { decider, event } from '../../declare/streams/decider.ts';
import { readModel } from '../../declare/models/read-model.ts';
import { Refused } from '../../declare/refusal.ts';

/** Its bytes are a blob under a key of its own, wrapped here. */
export interface HeldAnswer {
  blob: string;
  key: string;
}

export interface Waiting {
  taken: ReadonlySet<string>;
  held: readonly HeldAnswer[];
  /** Answers on their way to their stream, whose revision was `after`. */
  closing: { answers: readonly HeldAnswer[]; after: number; isReleased: boolean } | null;
  isEnded: boolean;
}

/** Waiting answers of a collection (a survey): which, never their content. */
export const waiting = decider({
  name: 'waitingAnswers',
  initial: { taken: new Set(), held: [], closing: null, isEnded: false } as Waiting,
  events: {
    AnswerHeld: event(1, z.object({ place: z.string(), blob: z.string(), key: z.string() })),
    AnswersClosed: event(1, z.object({ after: z.int() })),
    AnswersReleased: event(1, z.object({})),
    AnswersErased: event(1, z.object({})),
    CollectionEnded: event(1, z.object({})),
  },
  evolve: {
    AnswerHeld: (state, { place, blob, key }) => ({
      ...state,
      taken: new Set([...state.taken, place]),
      held: [...state.held, { blob, key }],
    }),
    AnswersClosed: (state, { after }) => ({
      ...state,
      held: [],
      closing: { answers: state.held, after, isReleased: false },
    }),
    AnswersReleased: (state) => ({ ...state, closing: state.closing && { ...state.closing, isReleased: true } }),
    AnswersErased: (state) => ({ ...state, closing: null }),
    CollectionEnded: (state) => ({ ...state, isEnded: true }),
  },
});

interface CollectionRow {
  held: number;
  isClosing: boolean;
  isEnded: boolean;
}

const rowOf = (row: CollectionRow | null, change: (row: CollectionRow) => Partial<CollectionRow>) => {
  const before = row ?? { held: 0, isClosing: false, isEnded: false };
  const { held, isClosing, isEnded } = { ...before, ...change(before) };
  return { held, isClosing, isEnded, state: held > 0 || isClosing ? 'WAITING' : 'EMPTY' };
};

/** Inside only; looked at again while answers wait or are on their way. */
export const waitingRows = readModel(waiting).rows<CollectionRow>({
  name: 'answerCollections',
  row: 'AnswerCollection',
  version: 1,
  schema: z.object({
    id: z.string(),
    held: z.int(),
    isClosing: z.boolean(),
    isEnded: z.boolean(),
    state: z.enum(['WAITING', 'EMPTY']),
  }),
  indexes: { state: { path: 'state' } },
  reach: {},
  access: [],
  project: {
    AnswerHeld: (row) => rowOf(row, ({ held }) => ({ held: held + 1 })),
    AnswersClosed: (row) => rowOf(row, () => ({ held: 0, isClosing: true })),
    AnswersErased: (row) => rowOf(row, () => ({ isClosing: false })),
    CollectionEnded: (row) => rowOf(row, () => ({ isEnded: true })),
  },
});

/** The first of each participant. @throws Refused changed_meanwhile after the end */
export function hold(state: Waiting, place: string, answer: HeldAnswer) {
  if (state.taken.has(place)) return [];
  if (state.isEnded) throw new Refused('changed_meanwhile');
  return [{ type: 'AnswerHeld' as const, data: { place, ...answer } }];
}

export function isDue({ held, closing, isEnded }: Waiting, threshold: number): boolean {
  return closing === null && held.length > 0 && (isEnded || held.length >= threshold);
}

/** Closes due answers; later ones wait for the next time. */
export function close(state: Waiting, threshold: number, after: number) {
  return isDue(state, threshold) ? [{ type: 'AnswersClosed' as const, data: { after } }] : [];
}

export function released({ closing }: Waiting) {
  return closing && !closing.isReleased ? [{ type: 'AnswersReleased' as const, data: {} }] : [];
}

export function erased({ closing }: Waiting) {
  return closing?.isReleased ? [{ type: 'AnswersErased' as const, data: {} }] : [];
}

export function end({ isEnded }: Waiting) {
  return isEnded ? [] : [{ type: 'CollectionEnded' as const, data: {} }];
}
