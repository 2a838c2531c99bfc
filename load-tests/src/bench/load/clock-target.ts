import { type Account, type Api } from '../../shared/api.ts';
import { type Target } from './command-load.ts';

const minuteMs = 60_000;
/** A device keeps readings for as long; the first one is an hour younger. */
const offlineMs = 71 * 60 * minuteMs;
/** Between two readings of a person, so that a day holds about twenty. */
const everyMs = 67 * minuteMs;

const allowed = { allowed: true, descriptionRequired: false };

/** The terminal of the browser, and a day shift of everybody on the days of the load. */
export async function prepareClocking(api: Api, admin: Account, people: readonly Account[]): Promise<void> {
  const actions = { clockInOut: allowed, dutyInOut: allowed, breakInOut: allowed, lunchInOut: allowed };
  const terminal = { name: 'WEB', purpose: 'CLOCK', disabled: false, allowedAddresses: [], ...actions };
  await api.command(admin, 'POST', 'terminals', terminal, 'attendance');
  const shift = { name: { en: 'Day' }, type: 'FIX', begin: '08:00', end: '17:00', breakTime: 60 };
  const { id } = await api.command(admin, 'POST', 'shifts', shift, 'attendance');
  const today = Temporal.Now.plainDateISO('UTC');
  const dates = { from: today.subtract({ days: 5 }).toString(), to: today.add({ days: 2 }).toString() };
  for (const { id: employeeId } of people)
    await api.command(admin, 'POST', 'workplans', { employeeId, ...dates, shiftIds: [id] }, 'attendance');
}

/** People come and go: each connection clocks for several of them in turn, who were offline for the last days. */
export function clockingAt(
  url: string,
  groups: ReadonlyMap<string, readonly Account[]>,
  path = '/attendance/api/v1/clock-records',
): Target {
  const counts = new Map<string, number>();
  const begun = Date.now() - offlineMs;
  const next = ({ id }: Account) => {
    const n = counts.get(id) ?? 0;
    counts.set(id, n + 1);
    const group = groups.get(id)!;
    const person = group[n % group.length]!;
    const reading = Math.floor(n / group.length);
    // each round through the three days lies a second beside the one before
    const rounds = Math.floor((reading * everyMs) / offlineMs);
    const at = new Date(begun + ((reading * everyMs) % offlineMs) + rounds * 1_000).toISOString();
    const body = { eventType: reading % 2 === 0 ? 'CLOCK_IN' : 'CLOCK_OUT', at };
    return { path, body, token: person.token };
  };
  return { url, method: 'POST', next };
}
