/** Turns entries of a selection on or off without duplicates; new ones come last. */
export function toggled<T>(chosen: Iterable<T>, some: readonly T[], on: boolean, idOf: (one: T) => string): T[] {
  const ids = new Set(some.map(idOf));
  return [...[...chosen].filter((one) => !ids.has(idOf(one))), ...(on ? some : [])];
}
