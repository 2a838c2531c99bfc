import { type RowChange, type RowRecord } from '../../../ports/index.ts';
import { type MaybePromise } from '../../../ports/shared/maybe-promise.ts';

/** Writes the rows of one file; each call comes after the one before it. */
export interface RowWriter {
  /** All changes and the checkpoint in one transaction. @throws whatever prevents it, then nothing is written */
  apply(checkpoint: string, changes: readonly RowText[]): MaybePromise<void>;
  /** Leaves a file as it is when it is made. */
  clear(): MaybePromise<void>;
  /** Moves the write-ahead log into the file and empties it; false while somebody reads it. */
  truncate(): MaybePromise<boolean>;
  /** Nothing that was deleted stays in the file; false while somebody reads it. */
  rewrite(): MaybePromise<boolean>;
  close(): MaybePromise<void>;
}

/** A row as it is stored; null = it is deleted. */
export interface RowText {
  organization: string;
  id: string;
  row: { stream: string; doc: string } | null;
}

const storedRow = ({ stream, doc }: RowRecord): RowText['row'] => ({ stream, doc: JSON.stringify(doc) });

export const rowTexts = (changes: readonly RowChange[]): RowText[] =>
  changes.map(({ organization, id, record }) => ({ organization, id, row: record && storedRow(record) }));
