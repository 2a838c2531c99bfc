import { type Log } from '../../ports/index.ts';
import { FolderContents } from '../../embedded/backup/folder-contents.ts';
import { type ClusterEngines } from '../cluster/config.ts';
import {
  carryOwnEvents,
  copyFiles,
  copyJobs,
  copyKeys,
  copyDeadLetters,
  copyNotices,
  copyValues,
} from './beside-log.ts';
import { copyLog } from './copied-log.ts';
import { compareLogs } from './stream-digests.ts';
import { alone, openTarget, type Target } from './target.ts';

export interface MigrationProgress {
  what: 'events' | 'events compared' | 'files' | 'jobs';
  done: number;
  total: number;
}

export interface MigrationOptions {
  folder: string;
  destroyedKeys?: string;
  engines: ClusterEngines;
  /** Names of the services, none of which may run on the engines. */
  services: readonly string[];
  logger: Log;
  report: (progress: MigrationProgress) => void;
}

export interface Migrated {
  events: number;
  streams: number;
  keys: number;
  destroyed: number;
  files: number;
  values: number;
  jobs: number;
  waiting: number;
  deadLetters: number;
  notices: number;
  epoch: string;
}

/** Which folder is being moved, so that nothing else is mixed in. */
interface Note {
  source: string;
  at: string;
  isDone: boolean;
}

const noteKey = 'migration';
const shown = 20;

/**
 * Copies a data folder to the engines, compares the logs, and gives the new one an epoch of its own. The folder stays
 * as it is. Cut off at any moment and begun again, it goes on. @throws Error where the engines hold something else, or
 * a copy is not the same
 */
export async function migrateFolder(options: MigrationOptions): Promise<Migrated> {
  const { folder, destroyedKeys, engines, services, logger } = options;
  const source = new FolderContents(folder, destroyedKeys);
  try {
    const target = await openTarget(engines, logger);
    try {
      return await alone(target.ports.leases, services, (assertAlone) => move(source, target, assertAlone, options));
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

async function move(
  source: FolderContents,
  target: Target,
  assertAlone: () => void,
  { report }: MigrationOptions,
): Promise<Migrated> {
  const {
    log,
    ports: { keyValue },
  } = target;
  const note = await begun(source, target);
  const keys = await copyKeys(source, target);
  const total = source.log.headNumber();
  await copyLog(source.log, log, { assertAlone, report: (done) => report({ what: 'events', done, total }) });
  const { events, streams, differences } = await compareLogs(source.log, log, (done) =>
    report({ what: 'events compared', done, total }),
  );
  if (differences.length > 0)
    throw new Error(['The copied log is not the same:', ...shortened(differences)].join('\n  '));
  const files = await copyFiles(source, target, (done, all) => report({ what: 'files', done, total: all }));
  const values = await copyValues(source, target);
  const jobs = await copyJobs(source, target, (done, all) => report({ what: 'jobs', done, total: all }));
  const deadLetters = await copyDeadLetters(source, target);
  const notices = await copyNotices(source, target);
  const { epoch } = await log.renewEpoch();
  await carryOwnEvents(source, target, log);
  assertAlone();
  await keyValue.set('*', noteKey, JSON.stringify({ ...note, isDone: true }));
  return { events, streams, ...keys, files, values, ...jobs, deadLetters, notices, epoch };
}

const shortened = (differences: readonly string[]): readonly string[] =>
  differences.length > shown
    ? [...differences.slice(0, shown), `and ${differences.length - shown} more streams`]
    : differences;

/** Notes which folder is moved here, or finds that it is the very same as before. @throws Error otherwise */
async function begun(source: FolderContents, { log, ports: { keyValue, clock } }: Target): Promise<Note> {
  const found = await keyValue.get('*', noteKey);
  const before = found === null ? null : (JSON.parse(found) as Note);
  if (before?.isDone) throw new Error(`A data folder was moved here already, on ${before.at}.`);
  if (before && before.source !== source.fingerprint())
    throw new Error(
      'Another data folder was being moved here, or this one was used in between. ' +
        'Empty the engines, or choose another KADRO_NAMESPACE.',
    );
  if (before) return before;
  if ((await log.head()) !== '')
    throw new Error('The event store holds events already. Empty it, or choose another KADRO_NAMESPACE.');
  const note: Note = {
    source: source.fingerprint(),
    at: clock.now().toString({ smallestUnit: 'second' }),
    isDone: false,
  };
  await keyValue.set('*', noteKey, JSON.stringify(note));
  return note;
}
