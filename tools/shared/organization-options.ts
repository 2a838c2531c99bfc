import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { heard } from '@kadro/chassis/declare';
import { declaration, newOrganizationSchema, type NewOrganizationInput } from '@kadro/identity';
import { isCountry, languages } from '@kadro/kernel';

type Field = keyof NewOrganizationInput;

/** Option and question of each field. */
const options = {
  name: ['name', 'Name of the organization'],
  country: ['country', 'Country of the first branch, e.g. DE'],
  zone: ['zone', 'Time zone'],
  language: ['language', 'Language'],
  branch: ['branch', 'Name of the first branch'],
  firstName: ['first-name', 'First name of the first administrator'],
  lastName: ['last-name', 'Last name'],
  email: ['email', 'Work e-mail, also the name to sign in with'],
  staffNumber: ['staff-number', 'Staff number'],
} as const satisfies Record<Field, readonly [string, string]>;

const fields = Object.keys(options) as Field[];
const hints: Partial<Record<Field, string>> = {
  zone: 'Example: Europe/Berlin',
  country: 'Two letters, for example DE',
  language: `One of ${languages.join(', ')}`,
};

export const usage = `Usage: npm run organization:create -- ${fields.map((field) => `--${options[field][0]} "..."`).join(' ')}\n`;

export const optionOf = (field: string): string => `--${options[field as Field]?.[0] ?? field}`;

const nameOf = (language: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;

/** TypeScript does not know it yet. */
interface Place extends Intl.Locale {
  getTimeZones?: () => string[];
}

/** What may be chosen for a field, by what is answered already; the first is taken for an empty answer. */
export function choicesOf(field: Field, { country = '' }: Partial<Record<Field, string>>): string[] {
  if (field === 'staffNumber') return ['1'];
  const code = country.trim().toUpperCase();
  const place: Place | undefined = isCountry(code) ? new Intl.Locale(`und-${code}`) : undefined;
  if (field === 'zone') return place?.getTimeZones?.() ?? [];
  if (field !== 'language') return [];
  const spoken = place?.maximize().language;
  return [...languages].toSorted((one, other) => Number(other === spoken) - Number(one === spoken));
}

export function questionOf(field: Field, answers: Partial<Record<Field, string>>): string {
  const choices = choicesOf(field, answers);
  const shown = field === 'language' ? choices.map((one) => `${one} (${nameOf(one)})`) : choices;
  const list = shown.length > 1 ? `, one of ${shown.join(', ')}` : '';
  return `${options[field][1]}${list}${choices[0] ? ` [${choices[0]}]` : ''}: `;
}

/** One line per problem. */
function problemsOf(given: Partial<Record<Field, string>>): string[] {
  const { value, problems } = heard(newOrganizationSchema, given);
  const { error } = newOrganizationSchema.safeParse(value, { reportInput: true });
  const fieldsOf = error ? declaration.domain.errors.fieldsOf(error) : {};
  return Object.entries({ ...fieldsOf, ...problems }).map(([field, { name, params }]) => {
    const hint = name === 'required' ? undefined : hints[field as Field];
    return `${optionOf(field)}: ${declaration.domain.errors.body({ name, params }, { language: 'en' }).message}${hint ? ` ${hint}.` : ''}`;
  });
}

/** Asks for missing and invalid fields, those with a usual value too. */
async function askFor(given: Partial<Record<Field, string>>): Promise<Partial<Record<Field, string>>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...given };
  try {
    for (const field of fields) {
      const problem = () => problemsOf(answers).find((line) => line.startsWith(`${optionOf(field)}:`));
      for (let found = problem(); found !== undefined || answers[field] === undefined; found = problem()) {
        if (answers[field] !== undefined) process.stdout.write(`${found}\n`);
        const [usual] = choicesOf(field, answers);
        answers[field] = (await terminal.question(questionOf(field, answers))).trim() || usual || '';
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

/** Reads the organization from the command line. @throws Error with a line per missing or invalid option */
export async function readOptions(args: string[], isTerminal: boolean): Promise<NewOrganizationInput> {
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(fields.map((field) => [options[field][0], { type: 'string' as const }])),
  });
  const given = Object.fromEntries(
    fields.flatMap((field) =>
      values[options[field][0]] === undefined ? [] : [[field, values[options[field][0]] as string]],
    ),
  );
  const complete = isTerminal ? await askFor(given) : given;
  const problems = problemsOf(complete);
  if (problems.length > 0) throw new Error(`The organization was not made:\n  ${problems.join('\n  ')}\n${usage}`);
  return newOrganizationSchema.parse(heard(newOrganizationSchema, complete).value);
}
