import { type OpenEvent } from '../../../declare/streams/open-event.ts';
import { join } from 'node:path';
import { type Service } from '../../../declare/service.ts';
import { EventReader } from '../../../sealing/event-reader.ts';
import { type BuildProgress } from '../../../ports/index.ts';
import { projectionsOf, storedTypes } from '../../../read/projections.ts';
import { type Projector } from '../../../read/projector.ts';
import { AsideEvents, chassisDeciders } from '../../../read/set-aside.ts';
import { finishFiles, isWorthHelp, type RawFile } from './finishing.ts';
import { closeRaw, completeSite, followedSite, openSite, type Site } from './site.ts';
import { positionOf } from '../../../embedded/log/event-rows.ts';
import { KeyReader } from '../../../embedded/keys/reader.ts';
import { masterKey } from '../../../embedded/keys/master-key.ts';
import { LogReader } from '../../../embedded/log/log-reader.ts';
import { removeFile } from '../../../embedded/rows/model-files.ts';
import { Database } from '../../../embedded/sqlite.ts';

const pageSize = 1_000;
/** So near to the end the rest is left to whoever follows the log. */
const nearEnough = 500;

export interface BuildOptions {
  folder: string;
  service: Service;
  names: readonly string[];
  report: (progress: BuildProgress) => void;
  /** Instant before which commands need not be remembered. */
  rememberedFrom?: string;
  /** Nobody is served beside it. */
  isAlone: boolean;
  /** Rows of a store that wait in memory to be written together. */
  mostWaiting?: number;
  /** Called between pages: may wait, where somebody else needs the machine. */
  pause: () => void | Promise<void>;
}

interface Source {
  reader: LogReader;
  keys: KeyReader;
  log: EventReader;
  aside: AsideEvents;
}

/** Builds rows from the log into files beside those that are read, or goes on where that was cut off. */
export async function buildRows(options: BuildOptions): Promise<void> {
  const source = openSource(options);
  try {
    // a key that was destroyed in between may have been used before: what it opened must not stay
    while (!(await isBuilt(options, source)));
  } finally {
    source.reader.close();
    source.keys.close();
  }
}

function openSource({ folder, service }: BuildOptions): Source {
  const reader = new LogReader(join(folder, 'events.db'));
  const keys = new KeyReader(
    new Database(join(folder, 'keys.db'), { synchronous: 'FULL', readOnly: true }),
    masterKey(join(folder, 'master.key'), false),
  );
  // a log that is only read asks for nothing else
  const log = new EventReader(service.name, [...service.deciders, ...chassisDeciders], { events: reader, keys });
  return { reader, keys, log, aside: new AsideEvents(log) };
}

async function isBuilt(options: BuildOptions, source: Source): Promise<boolean> {
  const { folder, service, names, pause, rememberedFrom } = options;
  const projections = projectionsOf(service, source.log, {
    aside: source.aside,
    rememberedFrom,
    isBuilding: true,
    isUnread: true,
  }).filter(({ name }) => names.includes(name));
  const about = {
    folder: join(folder, 'read-models'),
    epoch: source.reader.epoch,
    forgotten: source.keys.forgotten(),
    mostWaiting: options.mostWaiting,
  };
  const sites: Site[] = [];
  try {
    for (const projection of projections) sites.push(await openSite(projection, about));
    const begun = sites.filter(({ isFinished }) => !isFinished);
    await readOn(
      options,
      source,
      begun.map(({ projector }) => projector),
      0,
    );
    const raw: RawFile[] = [];
    for (const site of begun) raw.push(await closeRaw(site));
    await finishFiles(raw, { pause: () => void pause(), isHelped: options.isAlone && isWorthHelp(raw) });
    const followers = await Promise.all(sites.map((site) => followedSite(site)));
    await readOn(options, source, followers, nearEnough);
    for (const follower of followers) await follower.keepCheckpoint(0, true);
  } finally {
    for (const site of sites) site.db.close();
  }
  const isSound = source.keys.forgotten() === about.forgotten;
  for (const site of sites) {
    if (isSound) completeSite(site);
    else await removeFile(site);
  }
  return isSound;
}

/** Hands the log to the projectors up to `short` events before its end. */
async function readOn(
  options: BuildOptions,
  { reader, log, aside }: Source,
  projectors: readonly Projector[],
  short: number,
): Promise<void> {
  if (projectors.length === 0) return;
  await aside.loaded();
  const types = [
    ...storedTypes(
      log.service,
      projectors.map(({ model }) => model),
    ),
  ];
  let done = Math.min(...projectors.map(({ seen }) => Number(seen)));
  for (let total = reader.headNumber(); done < total - short; total = reader.headNumber()) {
    const last = Math.min(done + pageSize, total);
    const opened: OpenEvent[] = [];
    for (const stored of reader.between(done, last, types)) {
      const opening = aside.open(stored);
      const event = opening instanceof Promise ? await opening : opening;
      if (event) opened.push(event);
    }
    for (const projector of projectors) await projector.handle(opened, positionOf(last));
    done = last;
    options.report({ done, total });
    await options.pause();
  }
}
