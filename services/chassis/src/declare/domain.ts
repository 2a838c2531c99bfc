import { type ErrorCatalogue } from './refusal.ts';
import { type Policy } from './principal.ts';
import { type ReachKind } from './reach.ts';

/** What the house brings to every service: words that the chassis does not have. */
export interface Domain {
  policy: Policy;
  errors: ErrorCatalogue;
  languages: readonly string[];
  defaultLanguage: string;
  fallbackLanguage: string;
  /** Picks the language of an answer from an Accept-Language header. */
  negotiateLanguage(header: string | undefined, fallback: string): string;
  /** Folded words of a text, for searching. */
  words(text: string): string[];
  /** Guards whose opening to anybody but the person himself (reached by `own`) is recorded before the answer. */
  recorded?: { guards: readonly string[]; own: ReachKind };
}
