const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../packages/i18n/src/texts/*/*.json',
    '!../../../../packages/i18n/src/texts/*/{console,console-*,bulk,ra}.json',
  ],
  { import: 'default', base: '../../../../packages/i18n/src/texts' },
);

/** Fetches one file of texts, as `#read` of the i18n package, without a list of those of the console. */
export const read = (language: string, namespace: string): Promise<Record<string, unknown>> =>
  files[`./${language}/${namespace}.json`]?.() ?? Promise.reject(new Error(`No texts of ${namespace} in the portal`));
