import { type Key } from '@kadro/i18n';
import { type Fields } from './kinds.ts';

export interface HistoryTexts {
  fields: Fields;
  /** Changes of other fields follow from these, and are not told. */
  areAll?: true;
  /** Aliases by field: `branchId` is shown as `employment.branchId`. */
  repeated?: Readonly<Record<string, string>>;
  /** Events with which something begins: entering a past is not late. */
  begins?: readonly string[];
  special?: (path: string) => { label: Key; valueOf: (raw: string) => Key } | undefined;
}
