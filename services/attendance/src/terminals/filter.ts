import { named, query } from '@kadro/chassis';
import { z } from 'zod';
import { purposes, type TerminalRow, terminalAction, terminals } from './record.ts';

const criteria = named('TerminalCriteria', z.object({ name: z.string().max(100).optional() }));

const shown = named(
  'FilteredTerminal',
  z.object({
    id: z.string(),
    name: z.string(),
    purpose: z.enum(purposes),
    disabled: z.boolean(),
    clockInOut: terminalAction,
    dutyInOut: terminalAction,
    breakInOut: terminalAction,
    lunchInOut: terminalAction,
  }),
);

/** Specification, section 7: the web terminal is found by `criteria: { name: "WEB" }`. */
export const filterTerminals = query({
  name: 'filterTerminals',
  access: { who: 'member' },
  args: z.object({ criteria }),
  answer: z.array(shown),
  example: { criteria: { name: 'WEB' } },
  run: async ({ criteria: { name } }, scope) => {
    const named = name === undefined ? [] : [{ index: 'exactName', eq: name }];
    return scope.find<TerminalRow>(terminals.model, [{ index: 'archived', eq: false }, ...named], { limit: 100 });
  },
});
