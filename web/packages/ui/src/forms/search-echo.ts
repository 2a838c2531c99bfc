/** The emitted values still to come back once `value` has arrived; undefined where somebody else set the value. */
export function afterEcho(emitted: readonly string[], value: string): readonly string[] | undefined {
  const at = emitted.lastIndexOf(value);
  return at < 0 ? undefined : emitted.slice(at + 1);
}
