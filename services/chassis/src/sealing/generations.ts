import { type Keys } from '../ports/index.ts';

/** Name of the key of a class after so many erasures; each erasure destroys one, what is said later has the next. */
export const keyName = (dataClass: string, generation: number): string =>
  generation === 0 ? dataClass : `${dataClass}~${generation}`;

export const classOfKey = (name: string): string => name.split('~')[0]!;

/** Names of the keys that an erasure destroys: the one of its generation, and those before. */
export const keyNamesTo = (dataClass: string, generation: number): string[] =>
  Array.from({ length: generation + 1 }, (_, n) => keyName(dataClass, n));

/** The key under which a class of a person's data is kept from now on. */
export async function currentKey(
  keys: Pick<Keys, 'dataKey'>,
  organization: string,
  person: string,
  dataClass: string,
): Promise<{ name: string; key: Buffer }> {
  for (let generation = 0; ; generation++) {
    const name = keyName(dataClass, generation);
    const key = await keys.dataKey(organization, person, name);
    if (key) return { name, key };
  }
}

/** How many keys of a class are destroyed, for a person of whom something was recorded. */
export async function destroyedGenerations(
  keys: Pick<Keys, 'dataKey' | 'existingKey'>,
  organization: string,
  person: string,
  dataClass: string,
): Promise<number> {
  for (let generation = 0; ; generation++) {
    const whose = [organization, person, keyName(dataClass, generation)] as const;
    // a key that was never asked for is made, one that was destroyed is not
    if ((await keys.existingKey(...whose)) ?? (await keys.dataKey(...whose))) return generation;
  }
}
