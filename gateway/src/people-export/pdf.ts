import { setImmediate } from 'node:timers/promises';
import { type ExportPages, type Language, type TextKey } from '@kadro/kernel';
import { type PersonExport } from './route.ts';
import { personIn, type Sections } from './sections.ts';
import { Values } from './values.ts';
import { Words } from './words.ts';
import { PageWriter } from './writer.ts';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);
const section = (value: unknown): Item => (isItem(value) ? value : {});

/** What tells of the record and not of the person, in every service. */
const leftOut = ['id', 'revision', 'updatedDateTime', 'by', 'at'];

/** Everything of a person as pages to read, in one language. */
export async function pdfOf(made: PersonExport, language: Language, sections: Sections): Promise<Buffer> {
  return new PersonPages(made, language, sections).write();
}

class PersonPages implements ExportPages {
  private readonly made: PersonExport;
  private readonly sections: Sections;
  private readonly leftOut: ReadonlySet<string>;
  private readonly words: Words;
  private readonly values: Values;
  private readonly page: PageWriter;

  constructor(made: PersonExport, language: Language, sections: Sections) {
    const all = Object.values(sections);
    this.made = made;
    this.sections = sections;
    this.leftOut = new Set([...leftOut, ...all.flatMap((one) => one.leftOut ?? [])]);
    this.words = new Words(language);
    const names = Object.assign({}, ...Object.values(made.services).map((one) => section(one?.names))) as Record<
      string,
      string
    >;
    const { datePattern, zone } = personIn(made, sections)?.reader ?? {};
    this.values = new Values(
      { language, datePattern, zone },
      this.words,
      { ...names, system: this.words.text('privacy:export.system') },
      { labels: all.flatMap((one) => one.labels ?? []), values: all.flatMap((one) => one.values ?? []) },
    );
    this.page = new PageWriter(language === 'ar', this.words.text('privacy:export.title'));
  }

  async write(): Promise<Buffer> {
    this.head();
    const { services } = this.made;
    const known = Object.keys(this.sections).filter((name) => services[name]);
    for (const name of known) await this.sections[name]!.write(services[name]!, this);
    for (const [name, other] of Object.entries(services)) if (other && !known.includes(name)) this.part(name, other);
    return this.page.finish((page, pages) => `${page} / ${pages}`);
  }

  private head(): void {
    const { name, organization, reader } = personIn(this.made, this.sections) ?? {};
    this.page.paragraph(this.words.text('privacy:export.title'), 'title');
    this.page.paragraph(name || this.words.text('common:person.forgotten'), 'heading');
    if (organization) this.page.paragraph(this.values.text('', organization), 'text');
    const made = [this.values.text('', this.made.generatedAt), reader?.zone ?? 'UTC'].join(' ');
    this.row(this.words.text('privacy:export.generated'), made);
    this.row(this.words.text('privacy:export.by'), this.values.text('', this.made.generatedBy));
  }

  /** A service that these pages have no words of their own for. */
  private part(name: string, fields: Item): void {
    this.page.paragraph(`${this.words.text('privacy:export.others')}: ${name}`, 'heading');
    this.page.rule();
    this.fields('', fields);
  }

  text(key: TextKey): string {
    return this.words.text(key);
  }

  known(...keys: TextKey[]): string | undefined {
    return this.words.known(...keys);
  }

  value(field: string, value: unknown): string {
    return this.values.text(field, value);
  }

  paragraph(text: string): void {
    this.page.paragraph(text, 'small');
  }

  async history(title: string, entries: readonly Item[]): Promise<void> {
    if (title) this.page.paragraph(title, 'heading');
    for (const { at, on, actor, type, changes } of entries) {
      // a long life is many pages: others have their turn in between
      await setImmediate();
      const when =
        String(at).startsWith(String(on)) || !on
          ? ''
          : `${this.words.text('privacy:export.countsFrom')}: ${this.values.text('', on)}`;
      const what = this.words.known(`console-history:history.type.${String(type)}`) ?? String(type);
      this.page.columns([this.values.text('', at), what, this.values.text('', actor), when], [3, 4, 3, 3], 'text');
      for (const { field, old, new: next } of items(changes)) {
        const [before, after] = [this.values.told(String(field), old), this.values.told(String(field), next)];
        if (before !== after)
          this.page.columns(['', this.values.label(String(field)), before, after], [1, 4, 4, 4], 'small');
      }
    }
  }

  heading(key: TextKey): void {
    this.page.paragraph(this.words.text(key), 'heading');
    this.page.rule();
  }

  table(heads: readonly TextKey[], shares: readonly number[], rows: readonly string[][]): void {
    if (rows.length === 0) return this.paragraph(this.words.text('privacy:export.none'));
    this.page.columns(
      heads.map((key) => this.words.text(key).replace('{{count}} ', '')),
      shares,
      'small',
    );
    for (const row of rows) this.page.columns(row, shares);
  }

  fields(title: string, fields: Item): void {
    const said = Object.entries(fields).filter(([field, value]) => !this.leftOut.has(field) && !isEmpty(value));
    if (said.length === 0) return;
    if (title) this.page.paragraph(title, 'second');
    for (const [field, value] of said) this.row(this.values.label(field), this.values.text(field, value));
  }

  row(label: string, value: string): void {
    this.page.columns([label, value], [2, 5]);
  }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}
