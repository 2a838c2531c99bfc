import { Refused } from '../../../declare/refusal.ts';

/** A workbook may be so large when it is unpacked, in bytes. */
export const mostUnpacked = 64 * 1_048_576;

/** Broken, or behind a password. */
export const unreadable = (): Refused => new Refused('import_workbook_unreadable');

/** More than is read: in bytes, parts, time or memory. */
export const tooLarge = (): Refused =>
  new Refused('import_workbook_too_large', { params: { max: mostUnpacked / 1_048_576 } });
