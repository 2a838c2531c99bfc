import { existsSync, readdirSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { isAbsolute, join, normalize, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockFile } from '../data-folder.ts';
import { factsOf, type FileFacts } from '../durable-files.ts';
import { readEpoch } from '../log/epoch.ts';
import { positionOf } from '../log/event-rows.ts';
import { Database } from '../sqlite.ts';

export interface BackupManifest {
  format: 1;
  /** Instant at which the copy of the log began, RFC 3339 UTC. */
  at: string;
  /** Epoch of the copied log and position of its last event, `''` for none. */
  epoch: string;
  head: string;
  counts: Record<string, Record<string, number>>;
  /** Every file but this one, by its path from the folder. */
  files: Record<string, FileFacts>;
  /** `keys.db`, in a folder of the same name among the back-ups of keys. */
  keys: FileFacts;
}

export interface Backup {
  name: string;
  at: string;
  path: string;
}

export const manifestFile = 'manifest.json';
export const eventsFile = 'events.db';
export const keysFile = 'keys.db';
export const opsFile = 'ops.db';
/** Jobs and notices are about people in clear text, so they rest under a key that is among the keys. */
export const sealedOps = 'ops.db.sealed';

/** Why a back-up cannot be relied on: one sentence per finding. */
export class BackupDamaged extends Error {
  override name = 'BackupDamaged';

  constructor(path: string, findings: readonly string[]) {
    super(`The back-up ${path} is not whole:\n  ${findings.join('\n  ')}`);
  }
}

/** The name of a back-up's folder; no colons, which some file systems do not take. */
export const backupName = (at: string): string => at.replaceAll(':', '-');

/** The finished back-ups of a folder, oldest first; none where it is not there. */
export function listBackups(folder: string): Backup[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/.test(name))
    .toSorted()
    .map((name) => ({ name, at: name.replace(/(\d\d)-(\d\d)-([\d.]+Z)$/, '$1:$2:$3'), path: join(folder, name) }));
}

/** What a back-up says of itself. @throws BackupDamaged when it says nothing that can be read */
export async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, manifestFile), 'utf8')) as BackupManifest;
    if (manifest.format === 1 && Object.keys(manifest.files).every(staysInside)) return manifest;
  } catch {
    // one that is missing or cut says as little as a foreign one
  }
  throw new BackupDamaged(folder, [`${manifestFile} is missing or cannot be read`]);
}

const staysInside = (name: string): boolean => normalize(name) === name && !isAbsolute(name) && !name.startsWith('..');

/** Reads every byte of a back-up, and of its keys, and compares with what the manifest says. @throws BackupDamaged */
export async function verifyBackup(folder: string, keys: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const findings = await findingsOf(manifest, folder, keys);
  if (findings.length > 0) throw new BackupDamaged(folder, findings);
  return manifest;
}

/** What differs between a manifest and the files of two folders, one sentence each. */
export async function findingsOf(
  { files, keys: key, counts, epoch, head }: BackupManifest,
  folder: string,
  keys: string,
): Promise<string[]> {
  const expected = [
    ...Object.entries(files).map(([name, facts]) => [join(folder, name), facts] as const),
    [join(keys, keysFile), key] as const,
  ];
  const changed: string[] = [];
  for (const [path, facts] of expected) {
    const found = await factsOf(path).catch(() => null);
    if (!isDeepStrictEqual(found, facts)) changed.push(found ? `${path} has other bytes` : `${path} is missing`);
  }
  const known = new Set([manifestFile, ...(keys === folder ? [keysFile] : []), ...Object.keys(files)]);
  const strangers = (await filesIn(folder))
    .filter((name) => !known.has(name) && !name.startsWith(lockFile))
    .map((name) => `${join(folder, name)} does not belong to it`);
  // SQLite need not be asked about bytes that are not the ones that were written
  return [
    ...changed,
    ...strangers,
    ...(changed.length > 0 ? [] : databaseFindings({ counts, epoch, head }, folder, keys)),
  ];
}

function databaseFindings(
  { counts, epoch, head }: Pick<BackupManifest, 'counts' | 'epoch' | 'head'>,
  folder: string,
  keys: string,
): string[] {
  const broken = [join(folder, eventsFile), join(keys, keysFile)]
    .filter((path) => !reading(path, isIntact))
    .map((path) => `${path} is damaged`);
  if (broken.length > 0) return broken;
  const expected = { counts: { ...counts, [opsFile]: {} }, epoch, head };
  return isDeepStrictEqual(contentsOf(folder, keys, {}), expected)
    ? []
    : ['the databases hold other rows than were counted'];
}

/** Counts the rows of copied databases and reads where the log ends; `ops` are counts that were made before sealing. */
export function contentsOf(
  folder: string,
  keys: string,
  ops: Record<string, number>,
): Pick<BackupManifest, 'counts' | 'epoch' | 'head'> {
  const [events, wrapped] = [join(folder, eventsFile), join(keys, keysFile)];
  return {
    counts: { [eventsFile]: reading(events, countsOf), [keysFile]: reading(wrapped, countsOf), [opsFile]: ops },
    ...reading(events, logEnd),
  };
}

/** Counts the rows of the image of a database. @throws Error for a damaged one */
export function countsOfImage(image: Uint8Array): Record<string, number> {
  if (!reading(image, isIntact)) throw new Error(`${opsFile} is damaged.`);
  return reading(image, countsOf);
}

export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

function isIntact(db: Database): boolean {
  return db.get('PRAGMA integrity_check')?.[0] === 'ok';
}

function countsOf(db: Database): Record<string, number> {
  const tables = db
    .all(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
    .map(([name]) => String(name));
  return Object.fromEntries(tables.map((table) => [table, Number(db.get(`SELECT count(*) FROM "${table}"`)?.[0])]));
}

function logEnd(db: Database): { epoch: string; head: string } {
  return { epoch: readEpoch(db), head: positionOf(Number(db.get('SELECT max(position) FROM events')?.[0] ?? 0)) };
}

function reading<T>(source: string | Uint8Array, read: (db: Database) => T): T {
  const db = new Database(source, 'frozen');
  try {
    return read(db);
  } finally {
    db.close();
  }
}
