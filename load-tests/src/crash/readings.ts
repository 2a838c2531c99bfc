import { type StoredEvent } from '@kadro/chassis';
import { type Api } from '../shared/api.ts';
import { type Batch, sendBatch, type SentReading, type Site } from './site-at-work.ts';

const recorded = 'attendance.ReadingRecorded';
/** What may come of a reading: it is there now, or was before. */
const fine = ['recorded', 'repeated'];

export const isOfDevice = ({ type, data }: StoredEvent, { terminal }: Site): boolean =>
  type === recorded && data.terminalId === terminal;

/** A reading is the same by person, instant and kind. */
const placeOf = (person: string, { at, eventType }: Pick<SentReading, 'at' | 'eventType'>): string =>
  `${person} ${at} ${eventType}`;

const personIn = ({ stream }: StoredEvent): string => stream.slice(stream.indexOf('_') + 1);

/** Checks that readings of acknowledged batches are in the log once, and none that was not sent. */
export function checkReadings(events: readonly StoredEvent[], site: Site): string[] {
  const lost: string[] = [];
  const there = new Map<string, number>();
  for (const event of events.filter((one) => isOfDevice(one, site))) {
    const reading = event.data as unknown as SentReading;
    const place = placeOf(personIn(event), reading);
    there.set(place, (there.get(place) ?? 0) + 1);
  }
  const sent = new Set<string>();
  for (const { readings, results } of site.batches)
    for (const [n, reading] of readings.entries()) {
      const place = placeOf(site.people.get(reading.staffNumber)!, reading);
      sent.add(place);
      const count = there.get(place) ?? 0;
      if (count > 1) lost.push(`the reading ${reading.id} is in the log ${count} times`);
      if (results === null) continue;
      if (!fine.includes(results[n]!)) lost.push(`the reading ${reading.id} was answered ${results[n]}`);
      else if (count === 0) lost.push(`the reading ${reading.id} was acknowledged and is not in the log`);
    }
  for (const place of there.keys()) if (!sent.has(place)) lost.push(`nobody has sent the reading ${place}`);
  return lost;
}

/** Sends the last batches again; what was acknowledged is answered as known. Resolves with one sentence per loss. */
export async function repeatBatches(api: Api, site: Site): Promise<string[]> {
  const unanswered = site.batches.filter(({ results }) => results === null);
  const known = site.batches.findLast(({ results }) => results !== null);
  const lost: string[] = [];
  for (const batch of [...unanswered, ...(known ? [known] : [])]) lost.push(...(await repeat(api, site, batch)));
  return lost;
}

async function repeat(api: Api, site: Site, batch: Batch): Promise<string[]> {
  const isKnown = batch.results !== null;
  const results = await sendBatch(api, site, batch);
  if (!results) return ['a batch of readings is not answered when it is repeated'];
  batch.results ??= results;
  const isAlike = results.every((result) => (isKnown ? result === 'repeated' : fine.includes(result)));
  return isAlike ? [] : [`a repeated batch is answered ${[...new Set(results)].join(', ')}`];
}
