import { z } from 'zod';
import { type Command, command } from '../command.ts';
import { type AnyReadModel } from '../models/read-model.ts';
import { Refused } from '../refusal.ts';
import { type CommandScope } from '../scope.ts';
import { changedFields } from '../streams/personal.ts';
import { type DatedField, datedInput } from './dated-field.ts';
import { type EventNames, pascal, patchOf, type RecordDecider, type RecordState } from './decider.ts';
import { type RecordDeclaration } from './declaration.ts';

/** Create, change and archive. */
export function recordCommands<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  own: RecordDecider,
  model: AnyReadModel,
  names: EventNames,
): Command[] {
  const { path = declaration.plural, schema, dated } = declaration;
  const existing = { path: `${path}/{id}`, target: { on: model } };
  const day = dated && { [dated.from]: dated.day.optional() };
  const prepare = checkOf(declaration);
  const create = command(own, {
    ...route(declaration, 'Create'),
    method: 'POST',
    path,
    target: { creates: true },
    input: schema.extend({ id: z.uuid().optional() }).strict(),
    prepare,
    decide: (_state, { id: _id, ...fields }) => [{ type: names.created, data: fields }],
  });
  const change = command(own, {
    ...route(declaration, 'Change'),
    ...existing,
    method: 'PUT',
    input: patchOf(schema)
      .extend({ ...day })
      .strict(),
    prepare,
    decide: (state, fields, today) => changeRecord(state, fields, names, dated && { ...dated, now: today }),
  });
  const archive = command(own, {
    ...route(declaration, 'Archive'),
    ...existing,
    method: 'DELETE',
    input: z.strictObject({}),
    example: {},
    decide: (state) => (state.archived ? [] : [{ type: names.archived, data: {} }]),
  });
  return [create, change, archive];
}

function route<S extends z.ZodObject>(
  { name, plural, write, example }: RecordDeclaration<S>,
  verb: 'Create' | 'Change' | 'Archive',
) {
  return {
    name: `${verb}${pascal(name)}`,
    summary: `${verb}s one of the ${plural}`,
    access: write,
    example: example as Record<string, unknown>,
  };
}

/** Checks references; answers today at the record's place, '' without a dated field. */
function checkOf<S extends z.ZodObject>({ check, dated }: RecordDeclaration<S>) {
  return async (fields: object, scope: CommandScope): Promise<string> => {
    await check?.(fields as Partial<z.infer<S>>, scope);
    return dated && scope.found ? dated.today(scope.found, scope) : '';
  };
}

function changeRecord(
  state: RecordState,
  input: Record<string, unknown>,
  { changed, since }: EventNames,
  dated?: DatedField & { now: string },
) {
  if (state.archived) throw new Refused('archived_record');
  const { [dated?.field ?? '']: _value, [dated?.from ?? '']: _from, ...fields } = input;
  const data = changedFields(state.fields, fields);
  const next = dated && datedInput(dated, state.values, input, dated.now);
  return [
    ...(Object.keys(data).length > 0 ? [{ type: changed, data }] : []),
    ...(next ? [{ type: since!, data: { from: next.from, [dated.field]: next.value } }] : []),
  ];
}
