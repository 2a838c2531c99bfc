import { type ErrorCatalogue } from './refusal.ts';
import { type Access, type Policy } from './principal.ts';
import { type ReachKind } from './reach.ts';

/** Product terms that the chassis does not know. */
export interface Domain {
  policy: Policy;
  errors: ErrorCatalogue;
  languages: readonly string[];
  defaultLanguage: string;
  fallbackLanguage: string;
  negotiateLanguage(header: string | undefined, fallback: string): string;
  /** Folded words for searching. */
  words(text: string): string[];
  /** Guards whose reading by anybody but the person (reached by `own`) is recorded before the answer. */
  recorded?: { guards: readonly string[]; own: ReachKind };
  /** Who reads the audit log, under his own reach and guards; every service then has one. */
  auditors?: Access;
}
