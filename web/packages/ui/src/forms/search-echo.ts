/**
 * What was said and has not come back yet once `value` arrives: an echo answers what was said until then; undefined
 * where somebody else set the value.
 */
export function afterEcho(said: readonly string[], value: string): readonly string[] | undefined {
  const at = said.lastIndexOf(value);
  return at < 0 ? undefined : said.slice(at + 1);
}
