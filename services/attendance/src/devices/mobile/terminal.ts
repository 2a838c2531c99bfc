import { type CommandScope, Refused } from '@kadro/chassis';
import { mustComeFromAllowed, terminalOf, webTerminalOf } from '../../clock/record/terminal.ts';
import { reject } from '../../errors/index.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { terminalOfCode } from './code.ts';
import { distanceOf, isWithin, type Position } from './distance.ts';

interface Where {
  terminalId: string | null;
  code: string | null;
  place: Position | null;
  /** Of whoever clocks. */
  branchId: string | null;
}

const unknown = (field: string) => ({ fields: { [field]: { name: 'terminal_unknown' as const } } });
const mostTerminals = 1_000;

/** The nearest one in whose area somebody is; where none has an area, a phone is what the browser is. */
async function terminalAround(
  scope: CommandScope,
  { place, branchId }: { place: Position; branchId: string | null },
): Promise<TerminalRow> {
  const where = [
    { index: 'archived', eq: false },
    { index: 'disabled', eq: false },
    { index: 'purpose', in: ['CLOCK', 'BOTH'] },
  ];
  const all = await scope.find<TerminalRow>(terminals.model, where, { limit: mostTerminals });
  const fenced = all.flatMap((terminal) =>
    terminal.geofence ? [{ terminal, metres: distanceOf(terminal.geofence, place) }] : [],
  );
  if (fenced.length === 0) return webTerminalAt(scope, branchId);
  const near = fenced.filter(({ terminal }) => isWithin(terminal, place)).toSorted((a, b) => a.metres - b.metres);
  return near[0]?.terminal ?? reject('outside_geofence');
}

async function webTerminalAt(scope: CommandScope, branchId: string | null): Promise<TerminalRow> {
  const terminal = await webTerminalOf(scope, { terminalId: null, branchId });
  mustComeFromAllowed(terminal, scope.address);
  return terminal;
}

/**
 * Where somebody clocks with a phone: the terminal of a code, or the one that is named, or in whose area the phone is. A
 * code proves that one is there; else the phone says where it is. @throws Rejection terminal_unknown, outside_geofence,
 * web_terminal_not_found, clock_in_address, Refused constraint_violation
 */
export async function mobileTerminal(
  scope: CommandScope,
  { terminalId, code, place, branchId }: Where,
): Promise<TerminalRow> {
  const missing = new Refused('constraint_violation', { fields: { latitude: { name: 'required' } } });
  if (code === null && place === null) throw missing;
  if (code === null && terminalId === null && place !== null) return terminalAround(scope, { place, branchId });
  const id = code === null ? terminalId : (terminalOfCode(scope, code) ?? reject('terminal_unknown', unknown('code')));
  if (id === null) throw missing;
  const terminal = await terminalOf(scope, id);
  // a door is no place to begin to work at
  if (terminal.purpose === 'ACCESS') reject('clock_action_not_allowed');
  if (terminal.geofence && place === null) throw missing;
  if (place !== null && !isWithin(terminal, place)) reject('outside_geofence');
  // a phone says of itself where it is: where nothing else is asked, the address still counts
  if (code === null && !terminal.geofence) mustComeFromAllowed(terminal, scope.address);
  return terminal;
}
