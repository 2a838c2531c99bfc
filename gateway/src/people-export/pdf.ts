import { setImmediate } from 'node:timers/promises';
import { type Language } from '@kadro/kernel';
import { type Section } from './collect.ts';
import { type PersonExport } from './route.ts';
import { Values } from './values.ts';
import { Words } from './words.ts';
import { PageWriter } from './writer.ts';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const section = (value: unknown): Item => (isItem(value) ? value : {});

/** What tells of the record and not of the person. */
const unsaid = new Set([
  'id',
  'revision',
  'updatedDateTime',
  'by',
  'at',
  'names',
  'organization',
  'kind',
  'dayDetails',
  'steps',
  'approvalHistory',
  'waitingFor',
  'history',
  'planned',
]);

/** Everything of a person as pages to read, in one language. */
export async function pdfOf(made: PersonExport, language: Language): Promise<Buffer> {
  return new PersonPages(made, language).write();
}

class PersonPages {
  private readonly made: PersonExport;
  private readonly words: Words;
  private readonly values: Values;
  private readonly page: PageWriter;

  constructor(made: PersonExport, language: Language) {
    this.made = made;
    this.words = new Words(language);
    const names = Object.assign({}, ...Object.values(made.services).map((one) => section(one?.names))) as Record<
      string,
      string
    >;
    this.values = new Values(language, this.words, { ...names, system: this.words.text('privacy:export.system') });
    this.page = new PageWriter(language === 'ar', this.words.text('privacy:export.title'));
  }

  async write(): Promise<Buffer> {
    const { identity, leave, ...others } = this.made.services;
    this.head(section(identity));
    if (identity) await this.person(identity);
    if (leave) await this.leave(leave);
    for (const [name, other] of Object.entries(others)) if (other) this.part(name, other);
    return this.page.finish((page, pages) => `${page} / ${pages}`);
  }

  private head({ file, organization }: Item): void {
    const { firstName, lastName } = section(file);
    const name = [firstName, lastName].filter(Boolean).join(' ') || this.words.text('common:person.forgotten');
    this.page.paragraph(this.words.text('privacy:export.title'), 'title');
    this.page.paragraph(name, 'heading');
    if (organization) this.page.paragraph(this.values.text('', organization), 'text');
    this.row(this.words.text('privacy:export.generated'), this.values.text('', this.made.generatedAt));
    this.row(this.words.text('privacy:export.by'), this.values.text('', this.made.generatedBy));
  }

  private async person({ file, consents, account, history }: Section): Promise<void> {
    this.heading('privacy:export.file');
    const { profile, contact, personal, employment, management, permission, notification, roles, ...rest } =
      section(file);
    const overview = Object.fromEntries(
      Object.entries(rest).filter(([field]) => ['title', 'serviceLine', 'status', 'language', 'role'].includes(field)),
    );
    const parts = {
      overview,
      profile,
      contact,
      personal,
      employment,
      managers: management,
      permission,
      notification,
      roles,
    };
    for (const [name, fields] of Object.entries(parts))
      this.fields(this.words.known(`console:tab.${name}`, `console:section.${name}`) ?? name, section(fields));
    this.fields(this.words.text('privacy:export.consents'), section(consents));
    this.signIns(section(account));
    await this.history(this.words.text('privacy:export.history'), items(history));
  }

  private signIns({ signIns, passwordsSet }: Item): void {
    this.heading('privacy:export.signIns');
    this.table(
      ['common:common.date', 'privacy:export.device', 'privacy:export.address'],
      [2, 4, 2],
      items(signIns).map(({ at, device, address }) => [
        this.values.text('', at),
        this.values.text('', device),
        this.values.text('', address),
      ]),
    );
    const set = Array.isArray(passwordsSet) ? passwordsSet : [];
    if (set.length > 0)
      this.row(this.words.text('privacy:export.passwords'), set.map((at) => this.values.text('', at)).join('\n'));
  }

  private async leave({ requests, balances, entries, files, copy }: Section): Promise<void> {
    this.heading('privacy:export.requests');
    if (items(requests).length === 0) this.page.paragraph(this.words.text('privacy:export.none'), 'small');
    for (const request of items(requests)) {
      this.fields(
        [this.values.text('', request.leaveTypeId), this.values.text('', request.beginDate)].join(' · '),
        request,
      );
      await this.history('', items(request.history));
    }
    this.heading('privacy:export.balances');
    const columns = ['previousBalance', 'accrualCalculatedCount', 'used', 'reserved', 'balance'] as const;
    this.table(
      ['leave:leave.type', ...columns.map((one) => `console:balance.${one}` as const)],
      [3, 2, 2, 2, 2, 2],
      items(balances).map((one) => [
        this.values.text('', section(one.leaveType).name),
        ...columns.map((column) => this.values.text(column, one[column])),
      ]),
    );
    this.heading('privacy:export.entries');
    this.table(
      [
        'common:common.date',
        'leave:leave.type',
        'console:ledger.recorded',
        'common:unit.days_other',
        'common:common.details',
      ],
      [2, 3, 3, 1, 4],
      items(entries).map((one) =>
        [one.on, one.leaveTypeId, one.recordedAt, one.days, one.note].map((value) => this.values.text('', value)),
      ),
    );
    this.heading('privacy:export.files');
    this.table(
      ['common:common.name', 'common:common.type'],
      [4, 2],
      items(files).map(({ name, type }) => [this.values.text('', name), this.values.text('', type)]),
    );
    this.fields(this.words.text('privacy:export.copy'), section(copy));
  }

  /** A service that these pages have no words of their own for. */
  private part(name: string, fields: Section): void {
    this.page.paragraph(`${this.words.text('privacy:export.others')}: ${name}`, 'heading');
    this.page.rule();
    this.fields('', fields);
  }

  private async history(title: string, entries: readonly Item[]): Promise<void> {
    if (title) this.page.paragraph(title, 'heading');
    for (const { at, on, actor, type, changes } of entries) {
      // a long life is many pages: others have their turn in between
      await setImmediate();
      const when =
        String(at).startsWith(String(on)) || !on
          ? ''
          : `${this.words.text('privacy:export.countsFrom')}: ${this.values.text('', on)}`;
      const what = this.words.known(`console:history.type.${String(type)}`) ?? String(type);
      this.page.columns([this.values.text('', at), what, this.values.text('', actor), when], [3, 4, 3, 3], 'text');
      for (const { field, old, new: next } of items(changes)) {
        const [before, after] = [this.values.told(String(field), old), this.values.told(String(field), next)];
        if (before !== after)
          this.page.columns(['', this.values.label(String(field)), before, after], [1, 4, 4, 4], 'small');
      }
    }
  }

  private heading(key: Parameters<Words['text']>[0]): void {
    this.page.paragraph(this.words.text(key), 'heading');
    this.page.rule();
  }

  private table(
    heads: readonly Parameters<Words['text']>[0][],
    shares: readonly number[],
    rows: readonly string[][],
  ): void {
    if (rows.length === 0) return this.page.paragraph(this.words.text('privacy:export.none'), 'small');
    this.page.columns(
      heads.map((key) => this.words.text(key).replace('{{count}} ', '')),
      shares,
      'small',
    );
    for (const row of rows) this.page.columns(row, shares);
  }

  private fields(title: string, fields: Item): void {
    const said = Object.entries(fields).filter(([field, value]) => !unsaid.has(field) && !isEmpty(value));
    if (said.length === 0) return;
    if (title) this.page.paragraph(title, 'second');
    for (const [field, value] of said) this.row(this.values.label(field), this.values.text(field, value));
  }

  private row(label: string, value: string): void {
    this.page.columns([label, value], [2, 5]);
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}
