/** The chosen ones, of whatever page, with some of them turned on or off: nobody twice, those turned on last. */
export function toggled<T>(chosen: Iterable<T>, some: readonly T[], on: boolean, idOf: (one: T) => string): T[] {
  const ids = new Set(some.map(idOf));
  return [...[...chosen].filter((one) => !ids.has(idOf(one))), ...(on ? some : [])];
}
