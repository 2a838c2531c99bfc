import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Clock } from '../../ports/index.ts';

/** Whose key of which class was destroyed, and when (RFC 3339). */
export interface DestroyedKey {
  organization: string;
  person: string;
  class: string;
  at: string;
}

/** Name of the list where no other place is set: in the data folder. */
export const destroyedKeysFile = 'destroyed-keys.jsonl';

/**
 * The list of destroyed keys: a file of JSON lines that no back-up holds, so that what was forgotten before a restore
 * stays forgotten.
 */
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

  /** All that were ever destroyed here. */
  all(): DestroyedKey[] {
    return [...this.#known.values()];
  }

  /** Names a key before it is destroyed; the disk has it when this returns. */
  add(organization: string, person: string, dataClass: string): void {
    this.addAll([
      { organization, person, class: dataClass, at: this.#clock.now().toString({ smallestUnit: 'millisecond' }) },
    ]);
  }

  /** Takes over what another list names. */
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
