import { changedFields } from '@kadro/chassis/declare';
import { reject } from '../../errors/index.ts';
import { type RulesState } from '../events.ts';
import { periodOn } from '../periods.ts';
import { type RuleFields, unsaid } from '../shape.ts';

export const defineRules = (input: Partial<RuleFields> & Pick<RuleFields, 'name'>) => [
  { type: 'RulesDefined' as const, data: { ...unsaid, ...input } },
];

/** Values from a day on. @throws Rejection archived_record */
export function changeRules(
  { archived, changes, periods }: RulesState,
  { effectiveOn, ...input }: Partial<RuleFields> & { effectiveOn: string },
) {
  if (archived) reject('archived_record');
  const changed = changedFields(periodOn(periods, effectiveOn)!.fields, input) as Partial<RuleFields>;
  if (Object.keys(changed).length === 0) return [];
  return [{ type: 'RulesRedefined' as const, data: { version: changes.length + 1, effectiveOn, changed } }];
}
