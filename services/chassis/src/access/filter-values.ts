import { z } from 'zod';
import { bare } from '../declare/models/guarded.ts';
import { type AnyReadModel, type IndexDeclaration } from '../declare/models/read-model.ts';
import { type FieldProblem, Refused } from '../declare/refusal.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type Clause } from '../ports/index.ts';

const kinds: Record<NonNullable<IndexDeclaration['of']>, z.ZodType> = {
  day: z.iso.date(),
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  instant: z.iso.datetime(),
  id: z.uuid(),
};

const tests = new WeakMap<IndexDeclaration, z.ZodObject>();

/** The words of an index whose field is an enum. */
function wordsAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  for (const part of path.split('.')) {
    const section: z.ZodType = bare(at);
    at = section instanceof z.ZodObject ? (section.shape as Record<string, z.ZodType>)[part] : undefined;
    if (!at) return undefined;
  }
  const field = bare(at);
  return field instanceof z.ZodEnum ? field : undefined;
}

function testsOf({ schema }: AnyReadModel, index: IndexDeclaration): z.ZodObject {
  const known = tests.get(index);
  if (known) return known;
  const value = (index.of ? kinds[index.of] : wordsAt(schema, index.path)) ?? z.any();
  const made = z.object({
    eq: value.optional(),
    in: z.array(value).optional(),
    from: value.optional(),
    to: value.optional(),
    isNull: z.boolean().optional(),
  });
  tests.set(index, made);
  return made;
}

/** The condition of a filter where its values are such as the index has. @throws Refused constraint_violation */
export function checkedCondition(
  { domain }: QueryScope,
  model: AnyReadModel,
  [field, index, condition]: readonly [string, IndexDeclaration, Omit<Clause, 'index'>],
): Omit<Clause, 'index'> {
  const checked = testsOf(model, index).safeParse(withoutNull(field, condition), { reportInput: true });
  if (checked.success) return condition;
  throw problemsAt(field, domain.errors.fieldsOf(checked.error));
}

/** What has no value is asked by `isNull`: null for another operator is a slip. */
function withoutNull(field: string, condition: Omit<Clause, 'index'>): Omit<Clause, 'index'> {
  const without = Object.entries(condition).filter(([, value]) => value === null);
  if (without.length === 0) return condition;
  throw problemsAt(field, Object.fromEntries(without.map(([operator]) => [operator, { name: 'required' }])));
}

function problemsAt(field: string, problems: Record<string, FieldProblem>): Refused {
  const fields = Object.entries(problems).map(([path, problem]) => [`filter.${field}.${path}`, problem]);
  return new Refused('constraint_violation', { fields: Object.fromEntries(fields) });
}
