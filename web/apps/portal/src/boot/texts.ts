/** The texts of all pages of the portal but the home, by their files. */
export const files = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../packages/i18n/src/texts/*/*.json',
    '!../../../../packages/i18n/src/texts/*/{common,portal,inbox,clock,console,console-*,bulk,ra}.json',
  ],
  { import: 'default', base: '../../../../packages/i18n/src/texts' },
);
