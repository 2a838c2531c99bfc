import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service } from '../define-service.ts';
import { type OpenEvent } from '../event-log.ts';
import { headStream, isSigned, logHead, type LogHead } from '../log-head.ts';
import { everywhere } from '../reservations.ts';
import { ChainCheck, ContentCheck, type Finding, HeadCheck, type RawEvent } from '../verify.ts';
import { manifestFile } from './backup-manifest.ts';
import { type ComparedRows, comparedRows } from './compared-rows.ts';
import { masterKey } from './master-key.ts';
import { RawLog } from './raw-log.ts';
import { Database } from './sqlite.ts';
import { VerifiedKeys } from './verified-keys.ts';

const eventsAtOnce = 1_000;

/** What is verified, and with what. */
export interface VerifyOptions {
  /** A data folder or a back-up. */
  folder: string;
  /** Folder of `keys.db`. */
  keys: string;
  masterKey: string;
  /** File that lists destroyed keys. */
  destroyedKeys: string;
  services: readonly Service[];
  /** Heads that were kept elsewhere. */
  kept?: readonly LogHead[];
  report: (finding: Finding) => void;
  progress: (done: number, total: number) => void;
}

/** What was looked at, and how often something did not hold. */
export interface Verified {
  events: number;
  streams: number;
  heads: number;
  models: number;
  rows: number;
  problems: number;
  /** Stores of rows that could not be compared. */
  left: readonly { name: string; why: string }[];
}

/** All that goes over the events of one service. */
interface Side {
  service: Service;
  heads: readonly LogHead[];
  headCheck: HeadCheck;
  content: ContentCheck;
  rows: readonly ComparedRows[];
}

/** Reads a whole log, proves what can be proven of it, and compares every row made from it. Writes nothing in the folder. */
export async function verifyFolder(options: VerifyOptions): Promise<Verified> {
  const { folder } = options;
  // nobody writes a back-up, and nothing may be made in it
  const isFrozen = existsSync(join(folder, manifestFile));
  const scratch = mkdtempSync(join(tmpdir(), 'kadro-verify-'));
  const log = new RawLog(join(folder, 'events.db'), isFrozen);
  const keysDb = new Database(join(options.keys, 'keys.db'), isFrozen ? 'frozen' : { synchronous: 'NORMAL', readOnly: true });
  const keys = new VerifiedKeys(keysDb, masterKey(options.masterKey, false), options.destroyedKeys);
  let problems = 0;
  const report = (finding: Finding): void => (problems++, options.report(finding));
  try {
    const forgotten = keys.forgotten();
    const sides: Side[] = [];
    for (const service of options.services) sides.push(await sideOf(service, { folder, scratch, log, keys, report, isFrozen }));
    const { events, streams } = await readThrough(options, log, sides, report);
    const rows = sides.flatMap((side) => side.rows);
    compareKept(options.kept ?? [], sides, report);
    let count = 0;
    for (const one of rows) count += await one.compare(log, report);
    if (keys.forgotten() !== forgotten) throw new Error('Something was forgotten in the meantime: run it again.');
    const left = rows.flatMap(({ name, why }) => (why ? [{ name, why }] : []));
    return { events, streams, heads: sides.reduce((sum, side) => sum + side.heads.length, 0), models: rows.length - left.length, rows: count, problems, left };
  } finally {
    log.close();
    keys.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Evidence {
  folder: string;
  scratch: string;
  log: RawLog;
  keys: VerifiedKeys;
  report: (finding: Finding) => void;
  isFrozen: boolean;
}

async function sideOf(service: Service, evidence: Evidence): Promise<Side> {
  const { log, keys, report } = evidence;
  const content = new ContentCheck(service, log, keys, report);
  const heads = (await log.read(content.log.stream(logHead, everywhere, headStream))).map(({ data }) => data as unknown as LogHead);
  return { service, heads, content, headCheck: new HeadCheck(service.name, heads, keys.headKey(), report), rows: await comparedRows(service, content, evidence) };
}

async function readThrough({ progress }: VerifyOptions, log: RawLog, sides: readonly Side[], report: (finding: Finding) => void): Promise<{ events: number; streams: number }> {
  for (const damage of log.damage()) report({ where: 'events.db', what: damage });
  for (const stream of log.repeated()) report({ where: stream, what: 'the same event stands in it twice' });
  const chain = new ChainCheck((stream, revision) => log.at(stream, revision), report);
  const read = { events: 0, streams: 0 };
  let last = '';
  for (let page = log.page('', eventsAtOnce); page.length > 0; page = log.page(last, eventsAtOnce)) {
    await readPage(page, chain, sides, report);
    last = page.at(-1)!.position;
    read.events += page.length;
    read.streams += page.filter(({ revision }) => revision === 0).length;
    progress(read.events, Math.max(read.events, log.headPlace()));
  }
  for (const { headCheck } of sides) headCheck.end(last);
  return read;
}

async function readPage(page: readonly RawEvent[], chain: ChainCheck, sides: readonly Side[], report: (finding: Finding) => void): Promise<void> {
  const opened = new Map<Side, OpenEvent[]>(sides.map((side) => [side, []]));
  for (const raw of page) {
    const hash = chain.next(raw);
    const side = sides.find(({ service }) => raw.type.startsWith(`${service.name}.`));
    if (!side) {
      report({ where: `${raw.stream} #${raw.revision}`, what: 'no service knows its type' });
      continue;
    }
    side.headCheck.next(raw.position, hash);
    const event = await side.content.open(raw);
    if (event) opened.get(side)!.push(event);
  }
  for (const side of sides) for (const rows of side.rows) await rows.take(opened.get(side)!, page.at(-1)!.position);
}

/** Heads that somebody kept must be among those of the log: it was not shortened, and not made anew. */
function compareKept(kept: readonly LogHead[], sides: readonly Side[], report: (finding: Finding) => void): void {
  for (const head of kept) {
    const where = `kept head of ${head.at} (position ${Number(head.position)})`;
    const side = sides.find(({ service }) => isSigned(service.name, head));
    const found = side?.heads.some(({ position, digest, publicKey }) => position === head.position && digest === head.digest && publicKey === head.publicKey);
    if (!side) report({ where, what: 'its signature does not fit any service' });
    else if (!found) report({ where, what: `the log of ${side.service.name} does not have it` });
  }
}
