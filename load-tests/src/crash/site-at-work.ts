import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Account, type Api } from '../shared/api.ts';
import { type Ledger } from './ledger.ts';

/** Planned back from today, so that a change of the shift or the rules makes hundreds of days anew. */
const plannedDays = 75;
const batchSize = 500;
const hourMs = 3_600_000;
/** A device is believed for 72 hours. */
const oldestMs = 71 * hourMs;
const pauseMs = 1_500;
const attendance = { service: 'attendance' };
const allowed = { allowed: true, descriptionRequired: false };

/** One reading as the device has it. */
export interface SentReading {
  id: string;
  staffNumber: string;
  at: string;
  eventType: 'CLOCK_IN' | 'CLOCK_OUT';
}

export interface Batch {
  readings: SentReading[];
  /** What became of each; null without an answer. */
  results: string[] | null;
}

/** Where people clock: a terminal with its key, and the shift and the rules that everybody has. */
export interface Site {
  terminal: string;
  key: string;
  shift: string;
  rules: string;
  /** The first planned date. */
  from: string;
  /** By staff number. */
  people: ReadonlyMap<string, string>;
  batches: Batch[];
}

/** Sets a site up for people by their staff numbers. @throws Unexpected */
export async function siteFor(api: Api, admin: Account, people: ReadonlyMap<string, string>): Promise<Site> {
  const post = async (path: string, body: object): Promise<Record<string, unknown>> =>
    api.command(admin, 'POST', path, body, attendance.service);
  const today = Temporal.Now.plainDateISO('UTC');
  const from = today.subtract({ days: plannedDays }).toString();
  const day = { name: { en: 'Day' }, type: 'FIX', begin: '08:00', end: '17:00', breakTime: 60 };
  const shift = String((await post('shifts', day)).id);
  const rules = String((await post('shift-parameters', { name: { en: 'All' } })).id);
  const places = { organization: true, from };
  await api.command(admin, 'PUT', `shift-parameters/${rules}/places`, places, attendance.service);
  const actions = { clockInOut: allowed, dutyInOut: allowed, breakInOut: allowed, lunchInOut: allowed };
  const door = { name: 'DOOR', purpose: 'CLOCK', disabled: false, allowedAddresses: [], ...actions };
  const terminal = String((await post('terminals', door)).id);
  const key = String((await post(`terminals/${terminal}/key`, {})).key);
  for (const employeeId of people.values())
    await post('workplans', { employeeId, from, to: today.toString(), shiftIds: [shift] });
  return { terminal, key, shift, rules, from, people, batches: [] };
}

const between = (least: number, most: number): number => least + Math.floor(Math.random() * (most - least + 1));

/** Changed back to the first planned date. */
export function changeShift(api: Api, ledger: Ledger, me: Account, { shift, from }: Site): Promise<unknown> {
  const begin = `0${between(6, 8)}:${between(10, 59)}`;
  return ledger.send(api, me, 'PUT shifts/{id}', { id: shift }, { begin, effectiveOn: from }, attendance);
}

export function changeRules(api: Api, ledger: Ledger, me: Account, { rules, from }: Site): Promise<unknown> {
  const body = { windowAfter: between(60, 180), effectiveOn: from };
  return ledger.send(api, me, 'PUT shift-parameters/{id}', { id: rules }, body, attendance);
}

let made = 0;
let lives = 0;

/** Of everybody in turn, none twice at an instant. */
function newBatch({ people }: Site): Batch {
  const numbers = [...people.keys()];
  const first = Date.now() - oldestMs;
  const readings = Array.from({ length: batchSize }, (_, n): SentReading => {
    const turn = Math.floor(n / numbers.length);
    const at = new Date(first + (turn * oldestMs * numbers.length) / batchSize + ++made).toISOString();
    const eventType = turn % 2 === 0 ? 'CLOCK_IN' : 'CLOCK_OUT';
    return { id: `${made}`, staffNumber: numbers[n % numbers.length]!, at, eventType };
  });
  return { readings, results: null };
}

/** Sends readings as a device does, signed anew each time; null without an answer, or where there is too much to do. */
export async function sendBatch(api: Api, { terminal, key }: Site, { readings }: Batch): Promise<string[] | null> {
  const message = { readings };
  const [time, nonce] = [Temporal.Now.instant().toString({ smallestUnit: 'second' }), randomUUID()];
  const text = `${time}\n${nonce}\n${JSON.stringify(message)}`;
  const headers = {
    'kadro-terminal': terminal,
    'kadro-time': time,
    'kadro-nonce': nonce,
    'kadro-signature': createHmac('sha256', key).update(text).digest('hex'),
  };
  const answer = await api.send('POST', 'terminal-events', message, headers, attendance.service).catch(() => null);
  if (answer?.status !== 200) return null;
  return (answer.body.results as { result: string }[]).map(({ result }) => result);
}

/** The device: one batch after the other, in every other life, for days full of readings take long to compare. */
export async function sendReadings(api: Api, site: Site, isFinished: () => boolean): Promise<void> {
  if (++lives % 2 === 0) return;
  for (; !isFinished(); await setTimeout(pauseMs)) {
    const batch = newBatch(site);
    site.batches.push(batch);
    batch.results = await sendBatch(api, site, batch);
  }
}
