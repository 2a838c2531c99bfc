import { type RulePlacesListQuery } from '../../../generated/graphql.ts';

export type RulePlace = NonNullable<RulePlacesListQuery['rulePlaces']>['items'][number];

export const allPlaces = { pagination: { page: 1, perPage: 100 }, sort: { field: 'branchId', order: 'ASC' as const } };

const standingOn = ({ rules }: RulePlace, date: string): string | null =>
  rules.findLast(({ from }) => from <= date)?.ruleSetId ?? null;

/** Where a rule set counts on a date. */
export function placesOf(places: readonly RulePlace[], id: string, date: string) {
  const here = places.filter((one) => standingOn(one, date) === id);
  return {
    organization: here.some(({ branchId }) => branchId === null),
    branchIds: here.flatMap(({ branchId }) => branchId ?? []),
  };
}

/** The spans in which a rule set counts, or will count, at a place; `to` is the first day that it does not. */
export function spansAt({ rules }: RulePlace, id: string): { from: string; to?: string }[] {
  return rules.flatMap(({ from, ruleSetId }, n) => (ruleSetId === id ? [{ from, to: rules[n + 1]?.from }] : []));
}

/** What laying out the places overwrites: all are laid out together. */
export const seenOf = (places: readonly RulePlace[]): number => Math.max(-1, ...places.map(({ revision }) => revision));
