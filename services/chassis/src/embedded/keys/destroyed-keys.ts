import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Clock } from '../../ports/index.ts';

export interface DestroyedKey {
  organization: string;
  person: string;
  class: string;
  at: string;
}

/** Name of the list in the data folder, unless another path is set. */
export const destroyedKeysFile = 'destroyed-keys.jsonl';

/** Destroyed keys as a file of JSON lines, outside of back-ups: what was forgotten stays so after a restore. */
export class DestroyedKeys {
  readonly #path: string;
  readonly #clock: Clock;
  readonly #known: Map<string, DestroyedKey>;

  /** The file is made with its first line. @throws SyntaxError for a damaged one */
  constructor(path: string, clock: Clock) {
    this.#path = path;
    this.#clock = clock;
    this.#known = new Map(readDestroyedKeys(path).map((key) => [nameOf(key), key]));
  }

  all(): DestroyedKey[] {
    return [...this.#known.values()];
  }

  /** Names a key before it is destroyed; the disk has it when this returns. */
  add(organization: string, person: string, dataClass: string): void {
    this.addAll([
      { organization, person, class: dataClass, at: this.#clock.now().toString({ smallestUnit: 'millisecond' }) },
    ]);
  }

  addAll(keys: readonly DestroyedKey[]): void {
    const added = keys.filter((key) => !this.#known.has(nameOf(key)));
    if (added.length === 0) return;
    append(this.#path, added);
    for (const key of added) this.#known.set(nameOf(key), key);
  }
}

/** The keys that a list names; none where there is no file. @throws SyntaxError for a damaged one */
export function readDestroyedKeys(path: string): DestroyedKey[] {
  if (!existsSync(path)) return [];
  // a line without its end was cut by a crash, before its key was destroyed
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as DestroyedKey);
}

const nameOf = (key: DestroyedKey): string => JSON.stringify([key.organization, key.person, key.class]);

/** Begins with a line break, so that a line that was cut by a crash spoils none after it. */
function append(path: string, keys: readonly DestroyedKey[]): void {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = openSync(path, 'a', 0o600);
  try {
    writeSync(file, `\n${keys.map((key) => JSON.stringify(key)).join('\n')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  const parent = openSync(folder, 'r');
  fsyncSync(parent);
  closeSync(parent);
}
