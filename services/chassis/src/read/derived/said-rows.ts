import { type RowRecord } from '../../ports/index.ts';

type Fields = Record<string, unknown>;

/** Whether two rows say the same, whenever each came to say so; null for none. */
export function saySame(one: RowRecord | null | undefined, other: RowRecord | null | undefined): boolean {
  if (!one || !other) return !one && !other;
  return haveSame(one.doc, other.doc, 'updatedDateTime');
}

/** As their JSON says it: what is undefined is not there, and the order of fields says nothing. */
function haveSame(one: Fields, other: Fields, but?: string): boolean {
  for (const field in one) if (field !== but && !isSame(one[field], other[field])) return false;
  for (const field in other) if (field !== but && other[field] !== undefined && one[field] === undefined) return false;
  return true;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (Array.isArray(one) !== Array.isArray(other) || one.length !== other.length) return false;
  return haveSame(one, other);
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

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
