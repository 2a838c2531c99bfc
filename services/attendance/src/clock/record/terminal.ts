import { addressList, type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { actionOf, type EventType } from '../kinds.ts';

/** The one that is named WEB (specification, section 3). */
const webTerminal = 'WEB';

/** @throws Rejection terminal_unknown, web_terminal_not_found */
export async function terminalOf(scope: CommandScope, id: string | null): Promise<TerminalRow> {
  if (id !== null) {
    const row = await scope.row<TerminalRow>(terminals.model, id);
    return row && !row.archived
      ? row
      : reject('terminal_unknown', { fields: { terminalId: { name: 'terminal_unknown' } } });
  }
  const named = [
    { index: 'exactName', eq: webTerminal },
    { index: 'archived', eq: false },
  ];
  const [web] = await scope.find<TerminalRow>(terminals.model, named, { limit: 1 });
  return web ?? reject('web_terminal_not_found');
}

/**
 * The terminal at which somebody clocks for himself, if it lets him. @throws Rejection web_terminal_not_found,
 * terminal_unknown, terminal_disabled, clock_action_not_allowed, description_required, clock_in_address
 */
export async function admittingTerminal(
  scope: CommandScope,
  {
    terminalId,
    eventType,
    description,
  }: { terminalId: string | null; eventType: EventType; description: string | null },
): Promise<TerminalRow> {
  const terminal = await terminalOf(scope, terminalId);
  mustOffer(terminal, { eventType, description });
  const { allowedAddresses } = terminal;
  if (allowedAddresses.length > 0 && !addressList(allowedAddresses.join(',')).has(scope.address))
    reject('clock_in_address');
  return terminal;
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
