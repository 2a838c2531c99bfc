import { sharedErrors } from './errors/answers.ts';
import { words } from './texts/folding.ts';
import {
  defaultLanguage,
  fallbackLanguage,
  isLanguage,
  type Language,
  languages,
  negotiateLanguage,
} from './texts/languages.ts';
import { type Area } from './mobile-settings.ts';
import {
  mayRead,
  reachClauses,
  type ReachKind,
  reachKindOf,
  type ReachRule,
  readsEverywhere,
  recordedGuards,
} from './people/reach.ts';
import { auditors, hasRole, isAnyAdmin, type Principal } from './people/roles.ts';

/** Own rows are closed in an area that is turned off; other reach stays (specification, section 2). */
function openRule(principal: Principal, rule: ReachRule, area?: string): ReachRule {
  return area && principal.disabledAreas.includes(area as Area) ? { ...rule, own: undefined } : rule;
}

export const domain = {
  policy: {
    hasRole,
    // administrators still see an area that is turned off
    isOff: ({ disabledAreas, roles }: Principal, area: string): boolean =>
      disabledAreas.includes(area as Area) && !isAnyAdmin(roles),
    clauses: (principal: Principal, rule: ReachRule, kinds: readonly ReachKind[], area?: string) =>
      reachClauses(principal, openRule(principal, rule, area), kinds),
    kindsOf: (principal: Principal, rule: ReachRule, values: Record<string, unknown>, area?: string) =>
      reachKindOf(principal, openRule(principal, rule, area), values),
    mayRead,
    readsEverywhere,
  },
  errors: sharedErrors,
  languages,
  defaultLanguage,
  fallbackLanguage,
  /** The language of an answer by header, else by account. */
  negotiateLanguage: (header: string | undefined, account: string): Language =>
    negotiateLanguage(header, isLanguage(account) ? account : defaultLanguage),
  words,
  recorded: { guards: recordedGuards, own: 'own' },
  auditors,
};
