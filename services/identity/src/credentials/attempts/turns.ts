const last = new Map<string, Promise<unknown>>();

/** Runs what has one key one after another in this process: many guesses at once are no more than as many in a row. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
