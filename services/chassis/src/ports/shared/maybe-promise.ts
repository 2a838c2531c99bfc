/** A promise per row or key is expensive where millions are read. */
export type MaybePromise<T> = T | Promise<T>;

/** Continues with a value, synchronously where it is there. */
export function after<T, R>(value: MaybePromise<T>, goOn: (value: T) => MaybePromise<R>): MaybePromise<R> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** Continues with all values, synchronously where they are there. */
export function afterAll<T, R>(
  values: readonly MaybePromise<T>[],
  goOn: (values: readonly T[]) => MaybePromise<R>,
): MaybePromise<R> {
  return values.some((value) => value instanceof Promise)
    ? Promise.all(values).then(goOn)
    : goOn(values as readonly T[]);
}

export function inTurn<T>(items: readonly T[], work: (item: T) => MaybePromise<void>): MaybePromise<void> {
  return items.reduce<MaybePromise<void>>((before, item) => after(before, () => work(item)), undefined);
}
