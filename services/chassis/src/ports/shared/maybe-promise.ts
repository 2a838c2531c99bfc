/** What is there at once, or will be: a promise per row or key is dear where millions are read. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on with a value, at once where it is there. */
export function after<T, R>(value: MaybePromise<T>, goOn: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** Goes on with all values, at once where they are there. */
export function afterAll<T, R>(
  values: readonly MaybePromise<T>[],
  goOn: (values: readonly T[]) => MaybePromise<R>,
): MaybePromise<R> {
  return values.some((value) => value instanceof Promise)
    ? Promise.all(values).then(goOn)
    : goOn(values as readonly T[]);
}

/** Does something with each item, one after the other. */
export function inTurn<T>(items: readonly T[], work: (item: T) => MaybePromise<void>): MaybePromise<void> {
  return items.reduce<MaybePromise<void>>((before, item) => after(before, () => work(item)), undefined);
}
