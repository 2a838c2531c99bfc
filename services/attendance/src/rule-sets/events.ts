import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { correctionText } from '../periods/closed/shape.ts';
import { type RuleChange, type RulePeriod, periodsOf } from './periods.ts';
import { ruleSchema } from './shape.ts';

export interface RulesState {
  archived: boolean;
  /** In order of recording. */
  changes: readonly RuleChange[];
  periods: readonly RulePeriod[];
}

export const withChange = (state: RulesState, change: RuleChange): RulesState => {
  const changes = [...state.changes, change];
  return { ...state, changes, periods: periodsOf(changes) };
};

/** A rule set with its values by effective day: `attendance.rules` per rule set. */
export const rules = decider({
  name: 'rules',
  initial: { archived: false, changes: [], periods: [] } as RulesState,
  events: {
    RulesDefined: event(1, ruleSchema),
    RulesRedefined: event(
      1,
      z.object({ version: z.int(), effectiveOn: daySchema, changed: ruleSchema.partial(), ...correctionText }),
    ),
    RulesArchived: event(1, z.object({})),
    RulesRestored: event(1, z.object({})),
  },
  evolve: {
    RulesDefined: (state, fields) => withChange(state, { version: 1, effectiveOn: null, changed: fields }),
    RulesRedefined: (state, { correction: _correction, ...change }) => withChange(state, change),
    RulesArchived: (state) => ({ ...state, archived: true }),
    RulesRestored: (state) => ({ ...state, archived: false }),
  },
});
