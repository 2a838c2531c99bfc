import { type Language, languages } from '../texts/languages.ts';
import { type CatalogueEntry, errorCatalogue } from './catalogue.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { type Refusal } from './rejection.ts';
import { filledText, type Reader, type TextValues } from '../texts/filled-text.ts';
import { errorTexts } from './text.ts';

export interface OwnErrors {
  catalogue: Readonly<Record<string, CatalogueEntry>>;
  texts: Record<Language, Readonly<Record<string, string>>>;
}

/** Texts by field, nested by the dots of its name. */
export interface FieldTexts {
  [field: string]: string | FieldTexts;
}

export interface ErrorBody {
  code: number | string;
  name: string;
  message: string;
  fields?: FieldTexts;
  details?: Record<string, unknown>;
}

/** Turns refusals into answers; `with` adds a service's own to the shared ones. */
export class ErrorAnswers {
  readonly catalogue: OwnErrors['catalogue'];
  readonly texts: OwnErrors['texts'];

  constructor({ catalogue, texts }: OwnErrors) {
    this.catalogue = catalogue;
    this.texts = texts;
  }

  /** @throws Error for a name that exists */
  with({ catalogue, texts }: OwnErrors): ErrorAnswers {
    const twice = Object.keys(catalogue).find((name) => this.has(name));
    if (twice !== undefined) throw new Error(`there is an error ${twice} already`);
    const both = languages.map((language) => [language, { ...this.texts[language], ...texts[language] }] as const);
    return new ErrorAnswers({
      catalogue: { ...this.catalogue, ...catalogue },
      texts: Object.fromEntries(both) as OwnErrors['texts'],
    });
  }

  has(name: string): boolean {
    return Object.hasOwn(this.catalogue, name);
  }

  status(name: string): number {
    return this.entry(name).status;
  }

  text(name: string, reader: Reader, values?: TextValues): string {
    return filledText(this.texts[reader.language][name]!, reader, values);
  }

  /** The body of a refusal's answer, its texts as the reader reads them (conventions, answers). */
  body({ name, params, fields, details }: Refusal, reader: Reader): ErrorBody {
    return {
      code: this.entry(name).code,
      name,
      message: this.text(name, reader, params),
      ...(fields && { fields: this.fieldTexts(fields, reader) }),
      ...(details && { details }),
    };
  }

  fieldsOf(error: Parameters<typeof fieldErrorsOf>[0]): ReturnType<typeof fieldErrorsOf> {
    return fieldErrorsOf(error, (name) => this.has(name));
  }

  private entry(name: string): CatalogueEntry {
    if (!this.has(name)) throw new Error(`there is no error ${name}`);
    return this.catalogue[name]!;
  }

  private fieldTexts(fields: NonNullable<Refusal['fields']>, reader: Reader): FieldTexts {
    const texts: FieldTexts = Object.create(null) as FieldTexts;
    for (const [path, { name, params }] of Object.entries(fields)) {
      const steps = path.split('.');
      const last = steps.pop() ?? path;
      let parent = texts;
      for (const step of steps) {
        const next = parent[step];
        parent = typeof next === 'object' ? next : (parent[step] = Object.create(null) as FieldTexts);
      }
      parent[last] ??= this.text(name, reader, params);
    }
    return texts;
  }
}

export const sharedErrors = new ErrorAnswers({ catalogue: errorCatalogue, texts: errorTexts });

export const errorBody = (rejection: Refusal, reader: Reader): ErrorBody => sharedErrors.body(rejection, reader);
