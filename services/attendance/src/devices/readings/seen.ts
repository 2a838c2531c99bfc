import { named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { historyReaders } from '../../shared/access.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { terminalKey } from '../keys/events.ts';

/** How long a terminal is known to have been there. */
const seenSeconds = 30 * 86_400;

const beat = z.object({ at: z.string(), waiting: z.int() });

const keyOf = (terminal: string): string => `terminal-seen/${terminal}`;

/** A terminal was there, and so many readings waited in it. */
export const noteSeen = (scope: QueryScope, terminal: string, seen: z.infer<typeof beat>): Promise<void> =>
  scope.keyValue.set(scope.organization, keyOf(terminal), JSON.stringify(seen), seenSeconds);

const shown = named(
  'TerminalState',
  z.object({
    terminalId: z.string(),
    hasKey: z.boolean(),
    /** Of the last heartbeat; null = none in 30 days. */
    seenAt: z.string().nullable(),
    waiting: z.int().nullable(),
  }),
);

const mostTerminals = 1_000;

/** Which terminals have a key, when they were there last, and what waited in them. */
export const terminalStates = query({
  name: 'terminalStates',
  access: { who: 'roles', roles: historyReaders },
  args: z.object({}),
  answer: z.array(shown),
  run: async (_args, scope) => {
    const where = [{ index: 'archived', eq: false }];
    const all = await scope.find<TerminalRow>(terminals.model, where, { limit: mostTerminals });
    return Promise.all(
      all.map(async ({ id: terminalId }) => {
        const text = await scope.keyValue.get(scope.organization, keyOf(terminalId));
        const { keyId } = (await scope.state(terminalKey, terminalId)).state;
        const seen = text === null ? null : beat.parse(JSON.parse(text));
        return { terminalId, hasKey: keyId !== null, seenAt: seen?.at ?? null, waiting: seen?.waiting ?? null };
      }),
    );
  },
});
