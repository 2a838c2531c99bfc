import { existsSync, readdirSync, renameSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  BackupDamaged,
  type BackupManifest,
  backupName,
  countsOfImage,
  eventsFile,
  findingsOf,
  keysFile,
  opsFile,
  sealedOps,
  verifyBackup,
} from './manifest.ts';
import { systemClock } from '../../ports/time/clock.ts';
import { isEmptyFolder, lockFile, lockFolder, placeOf, preparedFor, swapMark } from '../data-folder.ts';
import { DestroyedKeys, destroyedKeysFile, readDestroyedKeys } from '../keys/destroyed-keys.ts';
import { copyFile, syncFile, syncFolder, syncFoldersOf, writeBytes, writeText } from '../durable-files.ts';
import { carryOver, epochOf, renewEpoch } from '../log/epoch.ts';
import { forgetInOps, openOps, withKeys } from '../sealed-ops.ts';

export const restoreSteps = [
  'checked',
  'copied',
  'prepared',
  'keys destroyed',
  'former folder moved',
  'in place',
] as const;
export type RestoreStep = (typeof restoreSteps)[number];

export interface RestoreOptions {
  backup: string;
  keys: string;
  data: string;
  /** The file with the master key; the data folder's unless given. */
  masterKey?: string;
  onStep?: (step: RestoreStep) => void;
}

/** A data folder that waits beside the one it is to replace. */
export interface Prepared {
  manifest: BackupManifest;
  epoch: string;
}

/**
 * Makes the restored data folder beside the one in use, checked, with an epoch of its own and without read models,
 * which are built again from the log. Nothing that is in use is touched. @throws BackupDamaged, Error when the master
 * key is missing or another one
 */
export async function prepareRestore({
  backup,
  keys,
  data,
  masterKey: key = join(data, 'master.key'),
  onStep,
}: RestoreOptions): Promise<Prepared> {
  const manifest = await verifyBackup(backup, keys);
  onStep?.('checked');
  if (!existsSync(key))
    throw new Error(
      `The master key is missing: put it at ${key}, or name its file with --master-key. No back-up holds it.`,
    );
  const to = preparedFor(data);
  const unlock = lockFolder(to, `Another process restores into ${data}.`);
  try {
    for (const name of readdirSync(to).filter((entry) => !entry.startsWith(lockFile)))
      await rm(join(to, name), { recursive: true });
    await copyAll(manifest, { backup, keys, key, to });
    onStep?.('copied');
    await openSealed(manifest, to);
    const { former, epoch } = renewEpoch(join(to, eventsFile));
    carryOver(join(to, opsFile), { former, epoch, head: manifest.head });
    for (const name of [eventsFile, opsFile, keysFile]) await syncFile(join(to, name));
    await syncFolder(to);
    onStep?.('prepared');
    return { manifest, epoch };
  } finally {
    unlock();
  }
}

async function copyAll(
  manifest: BackupManifest,
  { backup, keys, key, to }: { backup: string; keys: string; key: string; to: string },
): Promise<void> {
  for (const name of Object.keys(manifest.files)) {
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
    await copyFile(join(backup, name), join(to, name));
  }
  await copyFile(join(keys, keysFile), join(to, keysFile));
  const findings = await findingsOf(manifest, to, to);
  if (findings.length > 0) throw new BackupDamaged(to, findings);
  await copyFile(key, join(to, 'master.key'));
  await syncFoldersOf(to, Object.keys(manifest.files));
}

async function openSealed({ at, counts }: BackupManifest, to: string): Promise<void> {
  const sealed = await readFile(join(to, sealedOps));
  const image = await withKeys(to, new DestroyedKeys(join(to, destroyedKeysFile), systemClock), (keys) =>
    openOps(keys, sealed, at),
  );
  if (!isDeepStrictEqual(countsOfImage(image), counts[opsFile]))
    throw new BackupDamaged(to, [`${opsFile} holds other rows than were counted`]);
  await writeBytes(join(to, opsFile), image);
  await rm(join(to, sealedOps));
}

export interface SwapOptions {
  data: string;
  epoch: string;
  destroyedKeys?: string;
  onStep?: (step: RestoreStep) => void;
}

/**
 * Puts the prepared folder in the place of the data folder, which the caller has locked and nobody uses any more. Keys
 * that were destroyed until now are destroyed in it first. Answers where the former folder is and how to let go of the
 * new one. A crash leaves the old folder or the new one; the next `lockFolder` finishes what was begun. @throws Error,
 * all as it was
 */
export async function swapIn({
  data,
  epoch,
  destroyedKeys = join(data, destroyedKeysFile),
  onStep,
}: SwapOptions): Promise<{ former: string; unlock: () => void }> {
  const [place, prepared] = [placeOf(data), preparedFor(data)];
  if (isEmptyFolder(prepared) || epochOf(join(prepared, eventsFile)) !== epoch)
    throw new Error(`What was prepared for ${data} is not there any more.`);
  const isInside = resolve(destroyedKeys).startsWith(resolve(data) + sep);
  const list = new DestroyedKeys(
    isInside ? join(prepared, resolve(destroyedKeys).slice(resolve(data).length)) : destroyedKeys,
    systemClock,
  );
  for (const path of [destroyedKeys, join(data, destroyedKeysFile)]) list.addAll(readDestroyedKeys(path));
  await withKeys(prepared, list, async () => {});
  await forgetInOps(join(prepared, opsFile), list.all());
  onStep?.('keys destroyed');
  const unlock = lockFolder(prepared, `Another process restores into ${data}.`);
  const former = `${place}.before-restore-${backupName(Temporal.Now.instant().toString({ smallestUnit: 'millisecond' }))}`;
  try {
    await writeText(join(prepared, swapMark), former);
    await exchange({ place, prepared, former }, () => onStep?.('former folder moved'));
  } catch (failed) {
    await rm(join(prepared, swapMark), { force: true });
    unlock();
    throw failed;
  }
  await rm(join(place, swapMark), { force: true });
  onStep?.('in place');
  return { former, unlock };
}

async function exchange(
  { place, prepared, former }: Record<'place' | 'prepared' | 'former', string>,
  onMoved: () => void,
): Promise<void> {
  const folder = dirname(place);
  renameSync(place, former);
  await syncFolder(folder);
  onMoved();
  try {
    renameSync(prepared, place);
  } catch (failed) {
    // a process that was started at this very moment may have finished it
    if (!existsSync(place)) {
      renameSync(former, place);
      throw failed;
    }
  }
  await syncFolder(folder);
}
