/** The chosen ids with some of them turned on or off; in the order in which they were chosen. */
export function turned(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  return on ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id)));
}
