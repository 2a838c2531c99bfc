import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { link, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import {
  type Backup,
  BackupDamaged,
  type BackupManifest,
  backupName,
  contentsOf,
  countsOfImage,
  eventsFile,
  filesIn,
  findingsOf,
  keysFile,
  listBackups,
  manifestFile,
  opsFile,
  readManifest,
  sealedOps,
} from './manifest.ts';
import { systemClock } from '../../ports/time/clock.ts';
import { isEmptyFolder, lockFolder } from '../data-folder.ts';
import { DestroyedKeys, destroyedKeysFile } from '../keys/destroyed-keys.ts';
import {
  copyFile,
  factsOf,
  type FileFacts,
  nothingThere,
  syncFile,
  syncFolder,
  syncFoldersOf,
  writeBytes,
  writeText,
} from '../durable-files.ts';
import { epochOf } from '../log/epoch.ts';
import { beyondRules, type KeepingRules } from './keeping-rules.ts';
import { sealOps, withKeys } from '../sealed-ops.ts';
import { copyDatabase, imageOf } from '../sqlite.ts';

export interface BackupPlaces {
  data: string;
  to: string;
  /** Folder of the back-ups of keys, which are kept apart. */
  keys: string;
}

export interface BackupOptions extends BackupPlaces {
  keep: KeepingRules;
  /** Small files of the data folder that are copied too, where they exist. */
  notes?: readonly string[];
}

const pagesAtOnce = 200;
/** Small files are copied in one go: whoever waits to empty their write-ahead log is not kept waiting. */
const allPages = 1_000_000;
const unfinished = '.unfinished';

/**
 * Copies the log, what is kept beside it, the files and the keys of a data folder in use or not, checks the copy, gives
 * it its name, and removes what the rules no longer keep. Never the master key, the list of destroyed keys or read
 * models. @throws Error when nothing was made
 */
export async function backUp({
  data,
  to,
  keys,
  keep,
  notes = [],
}: BackupOptions): Promise<Backup & { manifest: BackupManifest }> {
  refuseMixedUp({ data, to, keys });
  if (isEmptyFolder(data)) throw new Error(`There is nothing to back up in ${data}.`);
  for (const folder of [to, keys]) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(to, `Another process is making a back-up in ${to}, or restoring one.`);
  const [work, workKeys] = [join(to, unfinished), join(keys, unfinished)];
  try {
    await clear([work, workKeys]);
    for (const folder of [work, workKeys]) await mkdir(folder, { mode: 0o700 });
    const manifest = await copyAll({ data, to: work, keys: workKeys }, notes, listBackups(to).at(-1));
    const name = backupName(manifest.at);
    // keys first: a back-up without its keys would be of no use
    await moveTo(workKeys, join(keys, name));
    await moveTo(work, join(to, name));
    await removeOld({ to, keys }, keep);
    return { name, at: manifest.at, path: join(to, name), manifest };
  } finally {
    await clear([work, workKeys]);
    unlock();
  }
}

/** Who finds one of the three must not find another with it. */
function refuseMixedUp({ data, to, keys }: BackupPlaces): void {
  const places = [data, to, keys].map((path) => resolve(path) + sep);
  const isMixedUp = places.some((one, n) => places.some((other, m) => n !== m && one.startsWith(other)));
  if (isMixedUp)
    throw new Error(
      'The data folder, the back-ups and the back-ups of keys need folders of their own, none inside another.',
    );
}

/** Events first: jobs, files and keys are then never behind them. */
async function copyAll(
  places: BackupPlaces,
  notes: readonly string[],
  former: Backup | undefined,
): Promise<BackupManifest> {
  const { data, to, keys } = places;
  const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' });
  await copyDatabaseInto(join(data, eventsFile), join(to, eventsFile), pagesAtOnce);
  const ops = imageOf(join(data, opsFile));
  const destroyed = new DestroyedKeys(join(data, destroyedKeysFile), systemClock);
  await writeBytes(join(to, sealedOps), await withKeys(data, destroyed, (own) => sealOps(own, ops, at)));
  await copyDatabaseInto(join(data, keysFile), join(keys, keysFile), allPages);
  const files: Record<string, FileFacts> = {};
  for (const name of [eventsFile, sealedOps]) files[name] = await factsOf(join(to, name));
  for (const name of notes.filter((note) => existsSync(join(data, note))))
    files[name] = await copyFile(join(data, name), join(to, name));
  Object.assign(files, await copyBlobs(data, to, former));
  const manifest: BackupManifest = {
    format: 1,
    at,
    ...contentsOf(to, keys, countsOfImage(ops)),
    files,
    keys: await factsOf(join(keys, keysFile)),
  };
  if (epochOf(join(data, eventsFile)) !== manifest.epoch)
    throw new Error('The data folder was restored while it was copied.');
  await writeText(join(to, manifestFile), JSON.stringify(manifest, null, 1));
  const findings = await findingsOf(manifest, to, keys);
  if (findings.length > 0) throw new BackupDamaged(to, findings);
  return manifest;
}

async function copyDatabaseInto(from: string, to: string, pages: number): Promise<void> {
  await copyDatabase(from, to, pages);
  chmodSync(to, 0o600);
  await syncFile(to);
}

/** Uploaded files never change under their name, so one that the former back-up has is shared with it. */
async function copyBlobs(data: string, to: string, former: Backup | undefined): Promise<Record<string, FileFacts>> {
  const blobs = join(data, 'blobs');
  const files: Record<string, FileFacts> = {};
  if (!existsSync(blobs)) return files;
  const known = former ? (await readManifest(former.path).catch(() => null))?.files : undefined;
  for (const organization of readdirSync(blobs).filter((name) => name !== unfinished)) {
    for (const path of await filesIn(join(blobs, organization))) {
      const name = join('blobs', organization, path);
      await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
      const facts =
        (former && known?.[name] && (await share(join(former.path, name), join(to, name), known[name]))) ??
        (await copyBlob(join(data, name), join(to, name)));
      if (facts) files[name] = facts;
    }
  }
  await syncFoldersOf(to, Object.keys(files));
  return files;
}

/** A second name for a file of the former back-up, where that is still what it was. */
async function share(from: string, to: string, facts: FileFacts): Promise<FileFacts | undefined> {
  try {
    if ((await factsOf(from)).sha256 !== facts.sha256) return undefined;
    await link(from, to);
    return facts;
  } catch {
    return undefined;
  }
}

/** undefined for one that was erased in between: it loses its name before its bytes. */
async function copyBlob(from: string, to: string): Promise<FileFacts | undefined> {
  for (;;) {
    const before = await inodeOf(from);
    const facts = before === undefined ? undefined : await copyFile(from, to).catch(nothingThere);
    const after = await inodeOf(from);
    if (before === after) return facts;
    await rm(to, { force: true });
  }
}

async function inodeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(nothingThere))?.ino;
}

async function moveTo(work: string, path: string): Promise<void> {
  await syncFolder(work);
  await rename(work, path);
  await syncFolder(dirname(path));
}

/** Keys go with their back-up; those that never got one go as if they had. */
async function removeOld({ to, keys }: Pick<BackupPlaces, 'to' | 'keys'>, keep: KeepingRules): Promise<void> {
  const [backups, keyBackups] = [listBackups(to), listBackups(keys)];
  const old = new Set(
    beyondRules(
      backups.map(({ at }) => at),
      keep,
    ),
  );
  const oldKeys = new Set(
    beyondRules(
      keyBackups.map(({ at }) => at),
      keep,
    ),
  );
  const taken = new Set(backups.map(({ at }) => at));
  const isOldKey = (at: string) => old.has(at) || (!taken.has(at) && oldKeys.has(at));
  const gone = [...backups.filter(({ at }) => old.has(at)), ...keyBackups.filter(({ at }) => isOldKey(at))];
  for (const { path } of gone) await clear([path]);
}

/** Removes folders, each from its name first: what is half removed is no back-up any more. */
async function clear(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const leftover = join(dirname(folder), unfinished);
    if (folder !== leftover && existsSync(folder)) await rename(folder, leftover);
    await rm(leftover, { recursive: true, force: true });
  }
}
