const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/(HeadlessChrome|Chrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const found = (agent: string, list: readonly (readonly [RegExp, string])[]): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1];

/** Browser and system of a user agent (`Firefox · Windows`), or what it begins with; '' when it is not known. */
export function deviceOf(agent: string | null | undefined): string {
  const words = [found(agent ?? '', browsers), found(agent ?? '', systems)].filter(Boolean);
  return words.length > 0 ? words.join(' · ') : (agent ?? '').slice(0, 40);
}
