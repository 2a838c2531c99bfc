import { decider, event } from '@kadro/chassis/declare';
import { z } from 'zod';

const fields = z.object({ keyId: z.string(), by: z.string() });

interface KeyState {
  /** The one that counts; null = none. */
  keyId: string | null;
  ended: readonly string[];
}

const ending = ({ keyId, ended }: KeyState): readonly string[] => (keyId === null ? ended : [...ended, keyId]);

/** Which key of a terminal counts; the key itself lies with the keys of the installation. */
export const terminalKey = decider({
  name: 'terminalKey',
  initial: { keyId: null, ended: [] } as KeyState,
  events: { TerminalKeyMade: event(1, fields), TerminalKeyRevoked: event(1, fields) },
  evolve: {
    TerminalKeyMade: (state, { keyId }) => ({ keyId, ended: ending(state) }),
    TerminalKeyRevoked: (state) => ({ keyId: null, ended: ending(state) }),
  },
});
