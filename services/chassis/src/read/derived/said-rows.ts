import { type RowRecord } from '../../ports/index.ts';

/** Whether two rows say the same, whenever each came to say so; null for none. */
export function saySame(one: RowRecord | null | undefined, other: RowRecord | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  const { updatedDateTime } = one.doc;
  // texts are made and compared faster than fields are looked up
  return JSON.stringify(one.doc) === JSON.stringify({ ...other.doc, updatedDateTime });
}

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
