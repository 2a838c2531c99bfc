/** Keeps one idempotency key per command until it succeeds, so that submitting again is a retry. */
export function idempotencyKeys(make: () => string = () => crypto.randomUUID()): {
  keyOf: (command: unknown) => string;
  done: () => void;
} {
  let last: { command: string; key: string } | undefined;
  return {
    keyOf: (command) => {
      const serialized = JSON.stringify(command);
      if (last?.command !== serialized) last = { command: serialized, key: make() };
      return last.key;
    },
    done: () => (last = undefined),
  };
}
