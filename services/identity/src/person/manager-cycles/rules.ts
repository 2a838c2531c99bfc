/** Ids that stand in a cycle; one stream cannot exclude it, because two changes at once may make one (streams.md). */
export function managerCycles(managerOfPerson: ReadonlyMap<string, string | null>): string[] {
  const settled = new Set<string>();
  const cyclic = new Set<string>();
  for (const start of managerOfPerson.keys()) {
    const path: string[] = [];
    let at: string | null = start;
    while (at !== null && !settled.has(at) && !path.includes(at)) {
      path.push(at);
      at = managerOfPerson.get(at) ?? null;
    }
    if (at !== null && path.includes(at)) for (const id of path.slice(path.indexOf(at))) cyclic.add(id);
    for (const id of path) settled.add(id);
  }
  return [...cyclic];
}
