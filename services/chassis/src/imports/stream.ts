import { z } from 'zod';
import { type AnyDecider, type DeciderOf, type NewEvent, event } from '../declare/streams/decider.ts';
import { limitsShape, Refused } from '../declare/refusal.ts';
import { type AnyImport, pascal } from './declaration.ts';

export const outcomes = ['CREATED', 'CHANGED', 'UNCHANGED', 'REFUSED'] as const;

export type RowOutcome = (typeof outcomes)[number];

/** Where limits of a row's own refusal stand. */
export const wholeRow = 'row';

/** Names, ids and limits only, nothing of the cells. */
export const rowResult = z.object({
  row: z.int(),
  outcome: z.enum(outcomes),
  id: z.string().optional(),
  code: z.string().optional(),
  /** Problem by column. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Numbers and days of the texts, by column; `row` = of the code. */
  limits: z.record(z.string(), limitsShape).optional(),
});

export type RowResult = z.infer<typeof rowResult>;

/** `good` applies accepted rows; `all` applies none unless all are accepted. */
export const modes = ['good', 'all'] as const;

/** `CHECKED` = dry run; `REFUSED` = mode `all` with a refused row. */
export const ends = ['CHECKED', 'DONE', 'REFUSED', 'CANCELLED', 'FAILED'] as const;

type End = (typeof ends)[number];

export const request = z.object({
  rows: z.int(),
  isDryRun: z.boolean(),
  mode: z.enum(modes),
  datePattern: z.string(),
  options: z.record(z.string(), z.unknown()),
});

export type Request = z.infer<typeof request>;

export interface ImportState extends Request {
  uploader: string;
  isStored: boolean;
  isChecking: boolean;
  done: number;
  refused: readonly number[];
  isCancelled: boolean;
  end: End | null;
  isErased: boolean;
}

const initial: ImportState = {
  rows: 0,
  isDryRun: false,
  mode: 'good',
  datePattern: '',
  options: {},
  uploader: '',
  isStored: false,
  isChecking: false,
  done: 0,
  refused: [],
  isCancelled: false,
  end: null,
  isErased: false,
};

type Kind =
  | 'Requested'
  | 'FileStored'
  | 'SliceDone'
  | 'CheckPassed'
  | 'RowCorrected'
  | 'Cancelled'
  | 'Ended'
  | 'FileErased';

export type EventName = (kind: Kind) => string;

const none = z.object({});

const shapes = {
  Requested: request,
  FileStored: none,
  // `from` = rows before this slice
  SliceDone: z.object({ from: z.int(), isChecking: z.boolean(), results: z.array(rowResult) }),
  CheckPassed: none,
  RowCorrected: z.object({ result: rowResult }),
  Cancelled: none,
  Ended: z.object({ end: z.enum(ends) }),
  FileErased: none,
} satisfies Record<Kind, z.ZodObject>;

export type DataOfKind<K extends Kind> = z.infer<(typeof shapes)[K]>;

const numbersOf = (results: readonly RowResult[]): number[] =>
  results.filter(({ outcome }) => outcome === 'REFUSED').map(({ row }) => row);

const evolve: {
  [K in Kind]: (state: ImportState, data: DataOfKind<K>, context: { actor: string }) => ImportState;
} = {
  Requested: (state, data, { actor }) => ({
    ...state,
    ...data,
    uploader: actor,
    isChecking: data.isDryRun || data.mode === 'all',
  }),
  FileStored: (state) => ({ ...state, isStored: true }),
  SliceDone: (state, { from, results }) => ({
    ...state,
    done: from + results.length,
    refused: [...state.refused, ...numbersOf(results)],
  }),
  CheckPassed: (state) => ({ ...state, isChecking: false, done: 0, refused: [] }),
  RowCorrected: (state, { result }) => ({
    ...state,
    refused: result.outcome === 'REFUSED' ? state.refused : state.refused.filter((row) => row !== result.row),
  }),
  Cancelled: (state) => ({ ...state, isCancelled: true }),
  Ended: (state, { end }) => ({ ...state, end }),
  FileErased: (state) => ({ ...state, isErased: true }),
};

export function importStream(own: Pick<AnyImport, 'name'>) {
  const nameOf: EventName = (kind) => `${pascal(own)}Import${kind}`;
  const kinds = Object.keys(shapes) as Kind[];
  const named = <T>(of: (kind: Kind) => T): Record<string, T> =>
    Object.fromEntries(kinds.map((kind) => [nameOf(kind), of(kind)]));
  // names are made here, so no type can tell which data belongs to which
  const stream: DeciderOf<ImportState> = {
    name: `${own.name}Import`,
    initial,
    events: named((kind) => event(1, shapes[kind])),
    evolve: named<AnyDecider['evolve'][string]>((kind) => evolve[kind]),
  };
  return { stream, nameOf, ...rules(nameOf) };
}

/** Pure decisions; a repeat adds nothing. */
function rules(nameOf: EventName) {
  const one = <K extends Kind>(kind: K, data: DataOfKind<K>): NewEvent[] => [{ type: nameOf(kind), data }];
  return {
    asked: (state: ImportState, data: Request) => (state.uploader ? [] : one('Requested', data)),
    stored: (state: ImportState) => (state.isStored ? [] : one('FileStored', {})),
    sliceDone: (state: ImportState, from: number, isChecking: boolean, results: RowResult[]) =>
      state.end === null && state.done === from && state.isChecking === isChecking
        ? one('SliceDone', { from, isChecking, results })
        : [],
    /** After the last row, or cancellation. */
    next: (state: ImportState): NewEvent[] => {
      if (state.end !== null) return [];
      if (state.isCancelled) return one('Ended', { end: 'CANCELLED' });
      if (state.done < state.rows) return [];
      if (!state.isChecking) return one('Ended', { end: 'DONE' });
      if (state.isDryRun) return one('Ended', { end: 'CHECKED' });
      return state.refused.length > 0 ? one('Ended', { end: 'REFUSED' }) : one('CheckPassed', {});
    },
    failed: (state: ImportState) => (state.end === null ? one('Ended', { end: 'FAILED' }) : []),
    /** @throws Refused changed_meanwhile after the end */
    cancelled: (state: ImportState) => {
      if (state.end !== null) throw new Refused('changed_meanwhile');
      return state.isCancelled ? [] : one('Cancelled', {});
    },
    corrected: (state: ImportState, result: RowResult) => {
      refuseSettled(state, result.row);
      return one('RowCorrected', { result });
    },
    /** Also ends an import whose file never came. */
    erased: (state: ImportState): NewEvent[] => {
      if (state.isErased) return [];
      const isLost = !state.isStored && state.end === null;
      return [...one('FileErased', {}), ...(isLost ? one('Ended', { end: 'FAILED' }) : [])];
    },
  };
}

/** After the import, once per row. @throws Refused changed_meanwhile */
export function refuseSettled(state: ImportState, row: number): void {
  if (state.end !== 'DONE' || !state.refused.includes(row)) throw new Refused('changed_meanwhile');
}

export type ImportStream = ReturnType<typeof importStream>;
