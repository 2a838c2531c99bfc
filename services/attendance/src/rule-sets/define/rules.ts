import { changedFields } from '@kadro/chassis/declare';
import { reject } from '../../errors/index.ts';
import { mustBeOpen, since } from '../../periods/closed/rules.ts';
import { type Correction } from '../../periods/closed/shape.ts';
import { type DateRange } from '../../periods/months.ts';
import { changesRecords } from '../shape.ts';
import { type RulesState } from '../events.ts';
import { periodOn } from '../periods.ts';
import { type RuleFields, unsaid } from '../shape.ts';

export const defineRules = (input: Partial<RuleFields> & Pick<RuleFields, 'name'>) => [
  { type: 'RulesDefined' as const, data: { ...unsaid, ...input } },
];

/** Values from a day on. @throws Rejection archived_record, period_closed */
export function changeRules(
  { archived, changes, periods }: RulesState,
  {
    effectiveOn,
    closed = [],
    correction,
    ...input
  }: Partial<RuleFields> & { effectiveOn: string; closed?: readonly DateRange[]; correction?: Correction },
) {
  if (archived) reject('archived_record');
  const changed = changedFields(periodOn(periods, effectiveOn)!.fields, input) as Partial<RuleFields>;
  if (Object.keys(changed).length === 0) return [];
  const carried = changesRecords(changed) ? mustBeOpen(closed, since(effectiveOn), correction) : {};
  return [{ type: 'RulesRedefined' as const, data: { version: changes.length + 1, effectiveOn, changed, ...carried } }];
}
