import { type ExportPages, type ExportSection } from '@kadro/kernel';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const item = (value: unknown): Item => (isItem(value) ? value : {});
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const overviewFields = ['title', 'serviceLine', 'status', 'language', 'role'];

/** The file, consents, sign-ins (where they may be read) and the history of the file, as `collectPerson` gathers them. */
export const exportSection: ExportSection = {
  leftOut: ['names', 'organization', 'reader', 'history', 'planned'],
  person: ({ file, organization, reader }) => {
    const { firstName, lastName, language } = item(file);
    const { datePattern, zone } = item(reader);
    return {
      name: [firstName, lastName].filter(Boolean).join(' '),
      organization: text(organization),
      language: text(language),
      reader: { datePattern: text(datePattern), zone: text(zone) },
    };
  },
  write: async ({ file, consents, account, history }, pages) => {
    pages.heading('privacy:export.file');
    for (const [name, fields] of Object.entries(partsOf(item(file))))
      pages.fields(pages.known(`console:tab.${name}`, `console-identity:section.${name}`) ?? name, item(fields));
    pages.fields(pages.text('privacy:export.consents'), item(consents));
    if (isItem(account)) signIns(account, pages);
    await pages.history(pages.text('privacy:export.history'), items(history));
  },
};

function partsOf(file: Item): Item {
  const { profile, contact, personal, employment, management, permission, notification, roles, ...rest } = file;
  const overview = Object.fromEntries(Object.entries(rest).filter(([field]) => overviewFields.includes(field)));
  return { overview, profile, contact, personal, employment, managers: management, permission, notification, roles };
}

function signIns({ signIns: all, passwordsSet }: Item, pages: ExportPages): void {
  pages.heading('privacy:export.signIns');
  pages.table(
    ['common:common.date', 'privacy:export.device', 'privacy:export.address'],
    [2, 4, 2],
    items(all).map(({ at, device, address }) => [at, device, address].map((value) => pages.value('', value))),
  );
  const set = Array.isArray(passwordsSet) ? passwordsSet : [];
  if (set.length > 0)
    pages.row(pages.text('privacy:export.passwords'), set.map((at) => pages.value('', at)).join('\n'));
}
