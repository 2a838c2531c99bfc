import { type z } from 'zod';
import { isErrorName } from './catalogue.ts';
import { type FieldError, type Refusal } from './rejection.ts';

type Issue = z.core.$ZodIssue;
type FieldProblem = NonNullable<Refusal['fields']>[string];

const formats: Record<string, FieldError> = {
  email: { name: 'email_invalid' },
  url: { name: 'url_invalid' },
  uuid: { name: 'id_invalid' },
  guid: { name: 'id_invalid' },
  datetime: { name: 'date_time_invalid' },
};

/** As of a day that may not exist, such as 2026-02-30. */
const isDateShape = (input: unknown): boolean => typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input);

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall): FieldError {
  const min = Number(minimum);
  if (origin === 'string') return min <= 1 ? { name: 'required' } : { name: 'too_short', params: { min } };
  return origin === 'array' || origin === 'set'
    ? { name: 'too_few', params: { min } }
    : { name: 'too_small', params: { min } };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): FieldError {
  const max = Number(maximum);
  if (origin === 'string') return { name: 'too_long', params: { max } };
  return origin === 'array' || origin === 'set'
    ? { name: 'too_many', params: { max } }
    : { name: 'too_large', params: { max } };
}

const named = (issue: Issue): FieldProblem =>
  issue.code === 'custom' && issue.params ? { name: issue.message, params: issue.params } : { name: issue.message };

function fieldError(issue: Issue, isName: (text: string) => boolean): FieldProblem {
  // a schema's message may be a name of the catalogue, with the parameters of its check
  if (isName(issue.message)) return named(issue);
  const isMissing = issue.input === undefined || issue.input === null;
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing) return { name: 'required' };
      return { name: issue.expected === 'int' ? 'not_integer' : 'wrong_type' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      if (issue.format === 'date') return { name: isDateShape(issue.input) ? 'date_invalid' : 'date_format' };
      return formats[issue.format] ?? { name: 'value_invalid' };
    case 'invalid_value':
      if (isMissing) return { name: 'required' };
      return { name: issue.values.some((one) => typeof one === typeof issue.input) ? 'not_in_list' : 'wrong_type' };
    default:
      return { name: 'value_invalid' };
  }
}

/** The first refusal of each dotted field. Parse with `{ reportInput: true }`, which tells missing from mistyped values. */
export function fieldErrorsOf(
  error: { issues: readonly Issue[] },
  isName: (text: string) => boolean = isErrorName,
): Record<string, FieldProblem> {
  const fields = Object.create(null) as Record<string, FieldProblem>;
  for (const issue of error.issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[[...path, key].join('.')] ??= { name: 'unknown_property' };
    } else {
      fields[path.join('.')] ??= fieldError(issue, isName);
    }
  }
  return fields;
}
