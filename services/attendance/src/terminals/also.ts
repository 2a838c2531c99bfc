import { type Command } from '@kadro/chassis';

/** `terminals` and `access-terminals` are one record: the same commands by the other name. */
export const alsoAsAccessTerminals = (commands: readonly Command[]): Command[] =>
  commands.map((one) => ({
    ...one,
    name: one.name.replace('Terminal', 'AccessTerminal'),
    path: one.path.replace(/^terminals/, 'access-terminals'),
  }));
