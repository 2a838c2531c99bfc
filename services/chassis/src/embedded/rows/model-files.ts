import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a read model: `<service>.<model>.v<version>[.r<turn>].db`, with `.new` behind it until it is complete. */
export interface ModelFile {
  path: string;
  version: number;
  /** How often the version was built before, from 1. */
  turn: number;
  isComplete: boolean;
}

const shape = /^(?<name>.+)\.v(?<version>\d+)(?:\.r(?<turn>\d+))?\.db(?<part>\.new)?$/;

export function filesOf(folder: string, name: string): ModelFile[] {
  const files = readdirSync(folder).flatMap((file): ModelFile[] => {
    const parts = shape.exec(file)?.groups;
    if (parts?.name !== name) return [];
    return [
      {
        path: join(folder, file),
        version: Number(parts.version),
        turn: Number(parts.turn ?? 1),
        isComplete: parts.part === undefined,
      },
    ];
  });
  return files.sort((one, other) => other.version - one.version || other.turn - one.turn);
}

/** Where the next file of a version goes. @throws RangeError for a name that cannot be one of a file */
export function nextFile(folder: string, name: string, version: number): ModelFile {
  if (!/^[\w.-]+$/.test(name)) throw new RangeError(`read model ${name} cannot name a file`);
  const last = filesOf(folder, name).find((file) => file.version === version);
  const turn = (last?.turn ?? 0) + 1;
  return {
    path: join(folder, `${name}.v${version}${turn > 1 ? `.r${turn}` : ''}.db`),
    version,
    turn,
    isComplete: true,
  };
}

/** Removes a file with what SQLite keeps beside it; a large one takes a while, off the main thread. */
export async function removeFile({ path }: Pick<ModelFile, 'path'>): Promise<void> {
  await Promise.all(['', '-wal', '-shm', '-journal'].map((suffix) => rm(path + suffix, { force: true })));
}
