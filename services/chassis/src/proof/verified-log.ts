import {
  type Finding,
  type KeyEvidence,
  type RawEvent,
  type VerifiedSource,
  parsed,
} from '../ports/shared/verification.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type Service } from '../declare/service.ts';
import { headStream, isSigned, logHead, type LogHead } from './log-head.ts';
import { type Projector } from '../read/projector.ts';
import { everywhere } from '../write/reservations.ts';
import { ChainCheck, ContentCheck, HeadCheck, placeText, type Report } from './verify.ts';

const eventsAtOnce = 1_000;

/** Stored rows beside the same made anew from the log. */
export interface RowsCheck {
  name: string;
  why?: string;
  /** Projects a page up to where the stored rows are. */
  take(events: readonly OpenEvent[], last: string): Promise<void>;
}

export interface Verified {
  events: number;
  streams: number;
  heads: number;
  models: number;
  rows: number;
  problems: number;
  left: readonly { name: string; why: string }[];
}

export interface Side<R extends RowsCheck> {
  service: Service;
  heads: readonly LogHead[];
  headCheck: HeadCheck;
  content: ContentCheck;
  rows: readonly R[];
}

/** `headKey` is the public half of the installation's signing key. */
interface SideEvidence<R extends RowsCheck> {
  log: VerifiedSource;
  keys: KeyEvidence;
  headKey: string;
  report: Report;
  rowsOf: (service: Service, content: ContentCheck) => Promise<readonly R[]>;
}

export async function sideOf<R extends RowsCheck>(
  service: Service,
  { log, keys, headKey, report, rowsOf }: SideEvidence<R>,
): Promise<Side<R>> {
  const content = new ContentCheck(service, log, keys, report);
  const heads = (await log.read(content.log.stream(logHead, everywhere, headStream))).map(
    ({ data }) => data as LogHead,
  );
  return {
    service,
    heads,
    content,
    headCheck: new HeadCheck(service.name, heads, headKey, report),
    rows: await rowsOf(service, content),
  };
}

/** Reads the whole log through all checks; `progress` gets the number of events. */
export async function readThrough<R extends RowsCheck>(
  log: VerifiedSource,
  sides: readonly Side<R>[],
  report: Report,
  progress: (done: number) => void,
): Promise<{ events: number; streams: number }> {
  const chain = new ChainCheck((stream, revision) => log.at(stream, revision), report, log.isDense);
  const read = { events: 0, streams: 0 };
  let last = '';
  for (let page = await log.page('', eventsAtOnce); page.length > 0; page = await log.page(last, eventsAtOnce)) {
    await readPage(page, chain, sides, report);
    last = page.at(-1)!.position;
    read.events += page.length;
    read.streams += page.filter(({ revision }) => revision === 0).length;
    progress(read.events);
  }
  for (const { headCheck } of sides) headCheck.end(last);
  return read;
}

async function readPage<R extends RowsCheck>(
  page: readonly RawEvent[],
  chain: ChainCheck,
  sides: readonly Side<R>[],
  report: Report,
): Promise<void> {
  const opened = new Map<Side<R>, OpenEvent[]>(sides.map((side) => [side, []]));
  for (const raw of page) {
    const hash = await chain.next(raw);
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

/** Kept heads must be in the log: it was neither shortened nor remade. */
export function compareKept<R extends RowsCheck>(
  kept: readonly LogHead[],
  sides: readonly Side<R>[],
  report: (finding: Finding) => void,
): void {
  for (const head of kept) {
    const where = `kept head of ${head.at} (position ${placeText(head.position)})`;
    const side = sides.find(({ service }) => isSigned(service.name, head));
    const found = side?.heads.some(
      ({ position, digest, publicKey }) =>
        position === head.position && digest === head.digest && publicKey === head.publicKey,
    );
    if (!side) report({ where, what: 'its signature does not fit any service' });
    else if (!found) report({ where, what: `the log of ${side.service.name} does not have it` });
  }
}

export async function takeUntil(
  projector: Projector,
  events: readonly OpenEvent[],
  last: string,
  until: string,
): Promise<void> {
  if (projector.seen >= until) return;
  await projector.handle(
    events.filter(({ stored }) => stored.position <= until),
    last < until ? last : until,
  );
}

/** Events since the check began: verified before, so nothing is reported twice. */
export async function catchUp(
  projector: Projector,
  { log: opener }: ContentCheck,
  log: VerifiedSource,
  until: string,
): Promise<void> {
  while (projector.seen < until) {
    const page = await log.page(projector.seen, eventsAtOnce);
    const opened: OpenEvent[] = [];
    for (const raw of page) {
      const stored = parsed(raw);
      const event = stored && (await (async () => opener.open(stored))().catch(() => null));
      if (event) opened.push(event);
    }
    await takeUntil(projector, opened, page.at(-1)?.position ?? until, until);
  }
}
