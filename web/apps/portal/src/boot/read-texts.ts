/** Those of `homeTexts`, by their files. */
const files = import.meta.glob<Record<string, unknown>>(
  '../../../../packages/i18n/src/texts/*/{common,portal,inbox,clock}.json',
  { import: 'default', base: '../../../../packages/i18n/src/texts' },
);

/** Fetches one file of texts, as `#read` of the i18n package; the list of those of other pages is fetched with the first. */
export async function read(language: string, namespace: string): Promise<Record<string, unknown>> {
  const name = `./${language}/${namespace}.json`;
  const load = files[name] ?? (await import('./texts.ts')).files[name];
  if (!load) throw new Error(`No texts of ${namespace} in the portal`);
  return load();
}
