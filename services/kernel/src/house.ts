import { errorCatalogue, type ErrorName, isErrorName } from './errors/catalogue.ts';
import { fieldErrorsOf } from './errors/field-errors.ts';
import { errorBody } from './errors/rejection.ts';
import { words } from './folding.ts';
import { defaultLanguage, fallbackLanguage, isLanguage, type Language, languages, negotiateLanguage } from './languages.ts';
import { mayRead, reachClauses, reachKindOf, readsEverywhere } from './reach.ts';
import { hasRole } from './roles.ts';

/** What the chassis asks of the house, as `defineService` takes it: rights, errors and languages. */
export const house = {
  policy: { hasRole, clauses: reachClauses, kindsOf: reachKindOf, mayRead, readsEverywhere },
  errors: {
    has: isErrorName,
    /** HTTP status of an error's answer. */
    status: (name: ErrorName): number => errorCatalogue[name].status,
    body: errorBody,
    fieldsOf: fieldErrorsOf,
  },
  languages,
  defaultLanguage,
  fallbackLanguage,
  /** The language of an answer by header, else by account. */
  negotiateLanguage: (header: string | undefined, account: string): Language =>
    negotiateLanguage(header, isLanguage(account) ? account : defaultLanguage),
  words,
};
