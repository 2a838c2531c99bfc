import { renameSync } from 'node:fs';
import { uptime } from 'node:os';
import { type Projection } from '../../../read/projections.ts';
import { type Projector } from '../../../read/projector.ts';
import { BuildingRows } from '../../../embedded/rows/building-rows.ts';
import { filesOf, nextFile, removeFile } from '../../../embedded/rows/model-files.ts';
import { declarationIn, isMadeFor, keepNote, note } from '../../../embedded/rows/model-tables.ts';
import { usualLimits } from '../../../embedded/rows/finding/row-finder.ts';
import { RowLayout } from '../../../embedded/rows/row-layout.ts';
import { SqliteRowStore } from '../../../embedded/rows/row-store.ts';
import { FileWriter } from '../../../embedded/rows/writing/file-writer.ts';
import { type Database } from '../../../embedded/sqlite.ts';
import { makeDurable, openUnread, type RawFile } from './finishing.ts';

/** Clocks are set, and seconds are rounded. */
const clockSlackSeconds = 30;

export interface Site {
  projection: Projection;
  path: string;
  db: Database;
  rows: BuildingRows;
  projector: Projector;
  epoch: string;
  /** Indexes and lists are there: what comes now is written as to any other file. */
  isFinished: boolean;
}

/** What a file must have been begun with to be gone on with. */
interface Begun {
  folder: string;
  epoch: string;
  forgotten: string;
  mostWaiting: number | undefined;
}

/** Goes on with a file that was begun under the same conditions, or begins one. */
export async function openSite(projection: Projection, begun: Begun): Promise<Site> {
  const { path, db } = await openFile(projection, begun);
  const rows = new BuildingRows(db, projection.declaration, begun.mostWaiting);
  keepNote(db, 'forgotten', begun.forgotten);
  keepNote(db, 'epoch', begun.epoch);
  keepNote(db, 'machine', String(machineSince()));
  const projector = projection.over(rows, begun.epoch);
  await projector.start();
  return { projection, path, db, rows, projector, epoch: begun.epoch, isFinished: note(db, 'finished') !== undefined };
}

async function openFile(
  { declaration }: Projection,
  { folder, epoch, forgotten }: Begun,
): Promise<{ path: string; db: Database }> {
  const { name, version } = declaration;
  for (const file of filesOf(folder, name).filter(({ isComplete }) => !isComplete)) {
    const db = openUnread(file.path);
    const isSame =
      file.version === version &&
      isMadeFor(declaration, declarationIn(db, { name, version })) &&
      note(db, 'epoch') === epoch &&
      note(db, 'forgotten') === forgotten &&
      isSafe(db);
    if (isSame) return { path: file.path, db };
    db.close();
    await removeFile(file);
  }
  const path = `${nextFile(folder, name, version).path}.new`;
  return { path, db: openUnread(path) };
}

/** Closes the file once all its rows are in it. */
export async function closeRaw({ projector, rows, db, path, projection: { declaration } }: Site): Promise<RawFile> {
  await projector.keepCheckpoint(0, true);
  rows.flush();
  db.close();
  return { path, declaration };
}

/** A projector that goes on in a finished file. */
export async function followedSite(site: Site): Promise<Projector> {
  if (!site.db.isOpen) site.db = openUnread(site.path);
  const { db, projection, epoch } = site;
  const layout = new RowLayout(projection.declaration);
  const rows = new SqliteRowStore(db, layout, usualLimits, new FileWriter(db, layout, () => undefined));
  const projector = projection.over(rows, epoch);
  await projector.start();
  return projector;
}

/** Makes a closed file durable and complete: from now on it is found. */
export function completeSite({ path }: Site): void {
  makeDurable(path);
  renameSync(path, path.replace(/\.new$/, ''));
}

const machineSince = (): number => Math.round(Date.now() / 1_000 - uptime());

/** Whether the machine still runs that began the file: unwritten pages are lost with it, not with a process. */
const isSafe = (db: Database): boolean => Math.abs(Number(note(db, 'machine')) - machineSince()) < clockSlackSeconds;
