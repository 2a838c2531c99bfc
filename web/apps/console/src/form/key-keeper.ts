/** Keeps one idempotency key for one wish until it is done, so that pressing again after a failure is a retry. */
export function keyKeeper(make: () => string = () => crypto.randomUUID()): {
  keyOf: (wish: unknown) => string;
  done: () => void;
} {
  let kept: { wish: string; key: string } | undefined;
  return {
    keyOf: (wish) => {
      const said = JSON.stringify(wish);
      if (kept?.wish !== said) kept = { wish: said, key: make() };
      return kept.key;
    },
    done: () => (kept = undefined),
  };
}
