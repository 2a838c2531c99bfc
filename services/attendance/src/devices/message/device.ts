import { type CommandScope, type HttpSide, systemScope } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { mustComeFromAllowed } from '../../clock/record/terminal.ts';
import { reject } from '../../errors/index.ts';
import { type TerminalRow, terminals } from '../../terminals/record.ts';
import { terminalKey } from '../keys/events.ts';
import { knownKey } from '../keys/secret.ts';
import { isSignedBy, type Signed } from './signature.ts';

/** The clock of a device may be off by so much; what is older cannot be sent again. */
export const skewMs = 300_000;
/** Longer than a message is good for, ahead and behind. */
const nonceSeconds = 660;

/** Who has sent a message, as its signature proves. */
export interface Device {
  /** Of its organization. */
  scope: CommandScope;
  terminal: TerminalRow;
  /** How far its clock is ahead, in milliseconds. */
  aheadMs: number;
}

interface Said extends Signed {
  terminalId: string;
  signature: string;
}

function saidIn(http: HttpSide): Said {
  const [terminalId, time, nonce, signature] = ['terminal', 'time', 'nonce', 'signature'].map(
    (name) => http.header(`kadro-${name}`) ?? '',
  );
  const isComplete =
    terminalId && signature && nonce && /^[\w.-]{8,100}$/.test(nonce) && instantSchema.safeParse(time).success;
  if (!isComplete || !time) reject('terminal_signature');
  return { terminalId, time, nonce, signature, body: http.said() };
}

/** Ids may be the same in several organizations: it is the one whose key has signed. */
async function signer(scope: CommandScope, said: Said): Promise<Omit<Device, 'aheadMs'>> {
  let isKnown = false;
  for (const organization of await scope.rows(terminals.model).organizations()) {
    const terminal = await scope.row<TerminalRow>(terminals.model, said.terminalId, organization);
    if (!terminal || terminal.archived) continue;
    isKnown = true;
    // readings are known by what they are, whatever key comes with them
    const context = { ...scope.context, organization, actor: terminal.id, key: scope.ids.random() };
    const own = systemScope(scope, context);
    const { keyId } = (await own.state(terminalKey, terminal.id)).state;
    const key = keyId === null ? null : await knownKey(scope, { organization, terminal: terminal.id, keyId });
    if (key !== null && isSignedBy(key, said, said.signature)) return { scope: own, terminal };
  }
  return reject(isKnown ? 'terminal_signature' : 'terminal_unknown');
}

/**
 * The terminal that has signed this message; each message counts once. @throws Rejection terminal_signature,
 * terminal_unknown, terminal_clock_off, terminal_message_repeated, clock_in_address
 */
export async function deviceOf(scope: CommandScope, http: HttpSide): Promise<Device> {
  const said = saidIn(http);
  const device = await signer(scope, said);
  const aheadMs = Date.parse(said.time) - scope.now().epochMilliseconds;
  if (Math.abs(aheadMs) > skewMs) reject('terminal_clock_off');
  const { organization } = device.scope;
  const nonce = `terminal-nonce/${device.terminal.id}/${said.nonce}`;
  if (!(await scope.keyValue.compareAndSet(organization, nonce, null, '1', nonceSeconds)))
    reject('terminal_message_repeated');
  mustComeFromAllowed(device.terminal, http.address);
  return { ...device, aheadMs };
}
