import { type RowRecord } from '../../ports/index.ts';

/** What a row says, whenever it came to say so; null for none. */
export const saidBy = (record: RowRecord | null | undefined): string | null =>
  record ? JSON.stringify({ ...record.doc, updatedDateTime: '' }) : null;

/**
 * A derived row that was made anew with the instant of the stored document, where that is older: a row which says the
 * same is not written again, so its instant depends on when it was derived.
 */
export function asOldAs(record: RowRecord, stored: string): RowRecord {
  const { updatedDateTime } = record.doc;
  const before = instantIn(stored);
  return typeof before === 'string' && before < String(updatedDateTime)
    ? { ...record, doc: { ...record.doc, updatedDateTime: before } }
    : record;
}

function instantIn(document: string): unknown {
  try {
    return (JSON.parse(document) as Record<string, unknown>).updatedDateTime;
  } catch {
    return undefined;
  }
}
