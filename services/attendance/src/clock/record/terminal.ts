import { addressList, type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { actionOf, type EventType } from '../kinds.ts';

/** What is called so is the web terminal (specification, section 3). */
const webTerminal = 'WEB';

/** @throws Rejection terminal_unknown */
export async function terminalOf(scope: CommandScope, id: string): Promise<TerminalRow> {
  const row = await scope.row<TerminalRow>(terminals.model, id);
  return row && !row.archived ? row : unknown();
}

const unknown = (): never => reject('terminal_unknown', { fields: { terminalId: { name: 'terminal_unknown' } } });

/**
 * The web terminal of a branch, else that of all. Nobody may clock at another one than his own: which addresses are
 * allowed would be his choice. @throws Rejection web_terminal_not_found, terminal_unknown
 */
export async function webTerminalOf(
  scope: CommandScope,
  { terminalId, branchId }: { terminalId: string | null; branchId: string | null },
): Promise<TerminalRow> {
  const called = [
    { index: 'exactName', eq: webTerminal },
    { index: 'archived', eq: false },
  ];
  const terminal = nearest(await scope.find<TerminalRow>(terminals.model, called, { limit: 1_000 }), branchId)[0];
  if (!terminal) reject('web_terminal_not_found');
  return terminalId === null || terminalId === terminal.id ? terminal : unknown();
}

/** Those of a branch before those of all; those of other branches are left out. */
export const nearest = <T extends Pick<TerminalRow, 'branchId'>>(all: readonly T[], branchId: string | null): T[] => [
  ...all.filter((one) => one.branchId && one.branchId === branchId),
  ...all.filter((one) => !one.branchId),
];

/**
 * The terminal at which somebody clocks for himself, if it lets him. @throws Rejection web_terminal_not_found,
 * terminal_unknown, terminal_disabled, clock_action_not_allowed, description_required, clock_in_address
 */
export async function admittingTerminal(
  scope: CommandScope,
  asked: { terminalId: string | null; branchId: string | null; eventType: EventType; description: string | null },
): Promise<TerminalRow> {
  const terminal = await webTerminalOf(scope, asked);
  mustOffer(terminal, asked);
  mustComeFromAllowed(terminal, scope.address);
  return terminal;
}

/** None allowed = all. @throws Rejection clock_in_address */
export function mustComeFromAllowed({ allowedAddresses }: TerminalRow, address: string): void {
  if (allowedAddresses.length > 0 && !addressList(allowedAddresses.join(',')).has(address)) reject('clock_in_address');
}

/** @throws Rejection terminal_disabled, clock_action_not_allowed, description_required */
export function mustOffer(
  terminal: TerminalRow,
  { eventType, description }: { eventType: EventType; description: string | null },
): void {
  if (terminal.disabled) reject('terminal_disabled');
  const action = actionOf[eventType];
  // what comes from a person says what it is
  if (action === null || !terminal[action].allowed) reject('clock_action_not_allowed');
  if (terminal[action].descriptionRequired && !description)
    reject('description_required', { fields: { description: { name: 'description_required' } } });
}
