import { z } from 'zod';
import { type RowDraft, type Seen } from '../declare/streams/open-event.ts';
import { type ReadModel, readModel } from '../declare/models/read-model.ts';
import { type AnyImport, pascal } from './declaration.ts';
import {
  type DataOfKind,
  ends,
  type EventName,
  type ImportStream,
  modes,
  outcomes,
  type RowOutcome,
  type RowResult,
} from './stream.ts';

const countOf = {
  CREATED: 'created',
  CHANGED: 'changed',
  UNCHANGED: 'unchanged',
  REFUSED: 'refused',
} as const satisfies Record<RowOutcome, string>;

const count = z.int();

const importRow = z.object({
  id: z.string(),
  revision: z.int(),
  state: z.enum(['RECEIVING', 'CHECKING', 'APPLYING', ...ends]),
  isDryRun: z.boolean(),
  mode: z.enum(modes),
  rows: count,
  done: count,
  created: count,
  changed: count,
  unchanged: count,
  refused: count,
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  endedAt: z.string().nullable(),
  hasFile: z.boolean(),
  updatedDateTime: z.string(),
});

export type ImportRow = z.infer<typeof importRow>;

const nothingDone = { done: 0, created: 0, changed: 0, unchanged: 0, refused: 0 };

export const total = (row: ImportRow, outcome?: RowOutcome | null): number =>
  outcome ? row[countOf[outcome]] : row.done;

export const defaultReach = { rule: { own: 'uploadedBy' }, kinds: ['own', 'all'] } as const;

/** For the uploader and the declared reach. */
export function importsModel(own: AnyImport, { stream, nameOf }: ImportStream): ReadModel<ImportRow> {
  const { rule, kinds } = own.reach ?? defaultReach;
  return readModel(stream).rows<ImportRow>({
    name: `${own.name}Imports`,
    row: `${pascal(own)}Import`,
    version: 1,
    schema: importRow,
    indexes: {
      uploadedBy: { path: 'uploadedBy', of: 'id', sort: false },
      state: { path: 'state', sort: false },
      hasFile: { path: 'hasFile', type: 'boolean', sort: false },
      uploadedAt: { path: 'uploadedAt', of: 'instant' },
    },
    defaultSort: { by: 'uploadedAt', descending: true },
    reach: rule,
    access: kinds,
    area: own.area,
    project: projections(nameOf),
  });
}

/** Counts are of the current pass. */
const projections = (nameOf: EventName): Record<string, (row: ImportRow | null, event: Seen) => RowDraft | null> => ({
  [nameOf('Requested')]: (_row, { data, at, actor }) => {
    const { isDryRun, mode, rows } = data as DataOfKind<'Requested'>;
    const upload = { uploadedBy: actor, uploadedAt: at, endedAt: null, hasFile: true };
    return { state: 'RECEIVING', isDryRun, mode, rows, ...nothingDone, ...upload };
  },
  [nameOf('FileStored')]: (row) =>
    row && { ...row, state: row.isDryRun || row.mode === 'all' ? 'CHECKING' : 'APPLYING' },
  [nameOf('SliceDone')]: (row, { data }) => row && counted(row, (data as DataOfKind<'SliceDone'>).results),
  [nameOf('CheckPassed')]: (row) => row && { ...row, state: 'APPLYING', ...nothingDone },
  [nameOf('RowCorrected')]: (row, { data }) => {
    if (!row) return null;
    const before = { ...row, done: row.done - 1, refused: row.refused - 1 };
    return counted(before, [(data as DataOfKind<'RowCorrected'>).result]);
  },
  [nameOf('Ended')]: (row, { data, at }) => row && { ...row, state: (data as DataOfKind<'Ended'>).end, endedAt: at },
  [nameOf('FileErased')]: (row) => row && { ...row, hasFile: false },
});

function counted(row: ImportRow, results: readonly RowResult[]): ImportRow {
  const next = { ...row, done: row.done + results.length };
  for (const { outcome } of results) next[countOf[outcome]] += 1;
  return next;
}

export type ReportRow = {
  importId: string;
  row: number;
  outcome: RowOutcome;
  /** false = checked only. */
  isApplied: boolean;
  madeId: string | null;
  code: string | null;
  fields: Record<string, string>;
  /** Absent in rows of earlier imports. */
  limits?: RowResult['limits'];
};

export const reportId = (importId: string, row: number): string => `${importId}.${row}`;

/** Offered only through the report. */
export function reportModel(own: AnyImport, { stream, nameOf }: ImportStream): ReadModel<ReportRow> {
  const slice = nameOf('SliceDone');
  const corrected = nameOf('RowCorrected');
  const resultsOf = ({ name, data }: Seen): readonly RowResult[] =>
    name === slice
      ? (data as DataOfKind<'SliceDone'>).results
      : name === corrected
        ? [(data as DataOfKind<'RowCorrected'>).result]
        : [];
  const project = (_row: unknown, event: Seen, key: string): ReportRow => {
    const result = resultsOf(event).find(({ row }) => reportId(event.id, row) === key)!;
    const isApplied = !(event.data as { isChecking?: boolean }).isChecking && result.outcome !== 'REFUSED';
    const { row, outcome, id: madeId = null, code = null, fields = {}, limits } = result;
    return { importId: event.id, row, outcome, isApplied, madeId, code, fields, limits };
  };
  return readModel(stream).rows<ReportRow>({
    name: `${own.name}ImportRows`,
    row: `${pascal(own)}ImportRow`,
    version: 1,
    schema: z.object({ id: z.string(), importId: z.string(), row: z.int(), outcome: z.enum(outcomes) }),
    indexes: {
      importId: { path: 'importId' },
      outcome: { path: 'outcome' },
      row: { path: 'row', type: 'number' },
    },
    defaultSort: { by: 'row', descending: false },
    narrowedBy: 'importId',
    reach: {},
    access: [],
    keys: (event) => resultsOf(event).map(({ row }) => reportId(event.id, row)),
    project: { [slice]: project, [corrected]: project },
  });
}
