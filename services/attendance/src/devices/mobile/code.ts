import { timingSafeEqual } from 'node:crypto';
import { endpoint, type QueryScope, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { organizationAdmins } from '../../shared/access.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';

/** What is printed beside a terminal, or what its beacon says: nobody can make it up. */
function codeOf(scope: QueryScope, terminal: string): string {
  return `${terminal}.${scope.hash('terminal-code', scope.organization, terminal).slice(0, 22)}`;
}

/** The id of the terminal whose code this is; null = of none. */
export function terminalOfCode(scope: QueryScope, code: string): string | null {
  const terminal = code.slice(0, code.lastIndexOf('.'));
  const [own, given] = [Buffer.from(codeOf(scope, terminal)), Buffer.from(code)];
  return own.length === given.length && timingSafeEqual(own, given) ? terminal : null;
}

export const showCode = endpoint({
  name: 'ShowTerminalCode',
  method: 'GET',
  path: 'terminals/{id}/code',
  summary: 'What the QR code or the beacon of a terminal says, for clocking by phone',
  access: organizationAdmins,
  input: z.strictObject({}),
  example: {},
  answers: { status: 200, shape: z.strictObject({ code: z.string() }) },
  handle: async (_input, scope) => {
    const terminal = await scope.row<TerminalRow>(terminals.model, scope.params.id ?? '');
    if (!terminal) throw new Refused('entity_not_found');
    return { status: 200, body: { code: codeOf(scope, terminal.id) } };
  },
});
