import { type CommandScope, endpoint, Refused } from '@kadro/chassis';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { administered } from '../../identities/holder.ts';
import { administrators } from '../../shared/access.ts';
import { id } from '../../shared/references.ts';
import { millisecond } from '../../clock/record/facts.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { dropScan, isWaiting, putScan, type Scan, scanAt, waitMs } from './waiting.ts';

const shape = z.strictObject({
  employeeId: z.string(),
  state: z.enum(['WAITING', 'DONE', 'REFUSED', 'OVER']),
  /** Until when it waits. */
  to: z.string(),
  identityId: z.string().nullable(),
  /** Such as `card_of_another_person`. */
  refused: z.string().nullable(),
});

function stateOf(scope: CommandScope, { identityId, refused, ...scan }: Scan): z.infer<typeof shape>['state'] {
  if (identityId !== undefined) return 'DONE';
  if (refused !== undefined) return 'REFUSED';
  return isWaiting(scope, scan) ? 'WAITING' : 'OVER';
}

const shownOf = (scope: CommandScope, scan: Scan): z.infer<typeof shape> => ({
  employeeId: scan.employeeId,
  state: stateOf(scope, scan),
  to: scan.to,
  identityId: scan.identityId ?? null,
  refused: scan.refused ?? null,
});

const route = { path: 'access-terminals/{id}/scan-for-toc', access: administrators } as const;

async function terminalIn(scope: CommandScope): Promise<TerminalRow> {
  const terminal = await scope.row<TerminalRow>(terminals.model, scope.params.id ?? '');
  if (!terminal) throw new Refused('entity_not_found');
  if (terminal.archived) throw new Refused('archived_record');
  return terminal.disabled ? reject('terminal_disabled') : terminal;
}

/** Of somebody whom the caller administers. @throws Rejection card_scan_not_waiting */
async function known(scope: CommandScope, terminal: string): Promise<Scan> {
  const { scan } = (await scanAt(scope, terminal)) ?? reject('card_scan_not_waiting');
  await administered(scope, scan.employeeId);
  return scan;
}

const start = endpoint({
  ...route,
  name: 'ScanCard',
  method: 'POST',
  summary: 'For 60 s the next card that the terminal reads becomes the identity of a person',
  query: true,
  input: z.strictObject({ employee: id }),
  example: { employee: '018f0000-0000-7000-8000-000000000001' },
  answers: { status: 200, shape },
  handle: async ({ employee }, scope) => {
    const terminal = await terminalIn(scope);
    const person = await administered(scope, employee);
    const [from, to] = [scope.now(), scope.now().add({ milliseconds: waitMs })].map(millisecond);
    const scan = { employeeId: person.id, by: scope.principal.account, from: from!, to: to! };
    await putScan(scope, terminal.id, scan);
    return { status: 200, body: shownOf(scope, scan) };
  },
});

const show = endpoint({
  ...route,
  name: 'ShowCardScan',
  method: 'GET',
  summary: 'What has come of the card that is waited for',
  input: z.strictObject({}),
  example: {},
  answers: { status: 200, shape },
  handle: async (_input, scope) => {
    const scan = await known(scope, (await terminalIn(scope)).id);
    return { status: 200, body: shownOf(scope, scan) };
  },
});

const cancel = endpoint({
  ...route,
  name: 'CancelCardScan',
  method: 'DELETE',
  summary: 'Waits no longer for a card',
  input: z.strictObject({}),
  example: {},
  answers: { status: 204 },
  handle: async (_input, scope) => {
    const terminal = await terminalIn(scope);
    const scan = await known(scope, terminal.id);
    if (!isWaiting(scope, scan)) reject('card_scan_not_waiting');
    await dropScan(scope, terminal.id);
    return { status: 204 };
  },
});

export const scanEndpoints = [start, show, cancel];
