import { named, readModel } from '@kadro/chassis/declare';
import { byName, nameFields, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { name, namedReference } from '../../shared/references.ts';
import { rules } from '../events.ts';
import { periodsOf, type RuleChange } from '../periods.ts';
import { limitKinds, type RuleFields, ruleFields } from '../shape.ts';

const limit = named('RuleLimit', z.enum(limitKinds));
const values = {
  ...ruleFields,
  name,
  clockChange: named('ClockChangeRule', ruleFields.clockChange),
  breakPreset: named('BreakPreset', ruleFields.breakPreset),
  restLimit: limit,
  dailyLimit: limit,
  overtimeYearLimit: limit,
};

/** What counts from a day on; null = since ever. */
const period = named('ShiftParameterPeriod', z.object({ from: z.string().nullable(), ...values }));

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  /** As they are in the end, with what is planned. */
  ...values,
  periods: z.array(period),
  version: z.int(),
  archived: z.boolean(),
  updatedDateTime: z.string(),
});

export interface ShiftParameterRow extends RuleFields {
  id: string;
  periods: readonly (RuleFields & { from: string | null })[];
  version: number;
  archived: boolean;
  _changes: readonly RuleChange[];
}

function valuesOf(changes: readonly RuleChange[]) {
  const periods = periodsOf(changes).map(({ from, fields }) => ({ from, ...fields }));
  const { from: _from, ...last } = periods.at(-1)!;
  return { ...last, ...nameKeys(last), periods, version: changes.at(-1)!.version, _changes: changes };
}

/** Rule sets, each with its values by day. */
export const shiftParameters = readModel(rules).rows<ShiftParameterRow>({
  name: 'shiftParameters',
  row: 'ShiftParameter',
  version: 1,
  schema,
  indexes: { name: byName, archived: { path: 'archived', type: 'boolean' } },
  computed: nameFields(name),
  defaultSort: namedReference.defaultSort,
  search: namedReference.search,
  reach: namedReference.reach,
  access: ['members'],
  history: { roles: namedReference.historyRoles },
  project: {
    RulesDefined: (_row, { data }) => ({
      ...valuesOf([{ version: 1, effectiveOn: null, changed: data }]),
      archived: false,
    }),
    RulesRedefined: (row, { data }) =>
      row && { ...row, ...valuesOf([...row._changes.filter(({ version }) => version < data.version), data]) },
    RulesArchived: (row) => row && { ...row, archived: true },
    RulesRestored: (row) => row && { ...row, archived: false },
  },
});
