import { mustBeOpen, since } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { datedOn } from '../../shared/dated.ts';
import { type DatedRules, type RuleBookState } from '../book.ts';

export interface Placing {
  ruleSetId: string;
  /** Whether it is that of the organization; absent = as it is. */
  organization?: boolean;
  /** All branches where it counts; absent = as they are. */
  branchIds?: readonly string[];
  from: string;
  by: string;
}

const isLast = (list: readonly DatedRules[], from: string): boolean => !list.some((one) => one.from > from);

/** Where a rule set counts from a day on; a place that it leaves has none of its own any more. */
export function placeRules(
  { organization: own, branches }: RuleBookState,
  { ruleSetId, organization, branchIds, from, by }: Placing,
) {
  const placed = (branchId: string | null, list: readonly DatedRules[], isHere: boolean) => {
    const there = datedOn(list, from)?.ruleSetId ?? null;
    const wanted = isHere ? ruleSetId : there === ruleSetId ? null : there;
    const isSame = wanted === there && (!isHere || isLast(list, from));
    return isSame ? [] : [{ type: 'RulesPlaced' as const, data: { branchId, from, ruleSetId: wanted, by } }];
  };
  const everywhere = branchIds ? [...new Set([...branches.keys(), ...branchIds])] : [];
  return [
    ...(organization === undefined ? [] : placed(null, own, organization)),
    ...everywhere.flatMap((id) => placed(id, branches.get(id, []), branchIds!.includes(id))),
  ];
}

/** Each with the reason, where it touches a closed month of its branch. @throws Rejection period_closed */
export function corrected(
  events: ReturnType<typeof placeRules>,
  { closed, correction }: { closed: readonly (DateRange & { branchId: string | null })[]; correction?: Correction },
) {
  return events.map(({ type, data }) => {
    const own = closed.filter(({ branchId }) => data.branchId === null || data.branchId === branchId);
    return { type, data: { ...data, ...mustBeOpen(own, since(data.from), correction) } };
  });
}
