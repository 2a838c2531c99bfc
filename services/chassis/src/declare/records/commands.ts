import { z } from 'zod';
import { type Command, command } from '../command.ts';
import { type AnyReadModel } from '../models/read-model.ts';
import { Refused } from '../refusal.ts';
import { type CommandScope } from '../scope.ts';
import { changedFields } from '../streams/personal.ts';
import { type DatedField, datedInput } from './dated-field.ts';
import { type EventNames, pascal, patchOf, type RecordDecider, type RecordState } from './decider.ts';
import { type RecordDeclaration } from './declaration.ts';
import { revokeCommand } from './revoking.ts';
import { refuseInUse } from './uses.ts';

/** Create, change, archive and restore; revoke a planned value of a dated field. */
export function recordCommands<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  own: RecordDecider,
  model: AnyReadModel,
  names: EventNames,
): Command[] {
  const { path = declaration.plural, schema, dated } = declaration;
  const day = dated && { [dated.from]: dated.day.optional() };
  const prepare = checkOf(declaration);
  const ruled = (fields: object): void => declaration.rule?.(fields as z.infer<S>);
  const create = command(own, {
    ...route(declaration, 'Create'),
    method: 'POST',
    path,
    target: { creates: true },
    input: schema.extend({ id: z.uuid().optional() }).strict(),
    prepare,
    decide: (_state, { id: _id, ...fields }) => {
      ruled(fields);
      return [{ type: names.created, data: fields }];
    },
  });
  const change = command(own, {
    ...route(declaration, 'Change'),
    path: `${path}/{id}`,
    target: { on: model },
    method: 'PUT',
    input: patchOf(schema)
      .extend({ ...day })
      .strict(),
    prepare,
    decide: (state, fields, today) => {
      const events = changeRecord(state, fields, names, dated && { ...dated, now: today });
      if (events.length > 0) ruled({ ...state.fields, ...fields });
      return events;
    },
    answer: (_today, _scope, events) => answerOf(events, names),
  });
  return [create, change, ...lifeCommands(declaration, own, model, names), ...revoking(declaration, own, model, names)];
}

function revoking<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  own: RecordDecider,
  model: AnyReadModel,
  { revoked }: EventNames,
): Command[] {
  const { name, path = declaration.plural, dated } = declaration;
  if (!dated || !revoked) return [];
  const revoke = revokeCommand(dated, own, {
    ...route(declaration, 'Revoke'),
    name: `Revoke${pascal(name)}${pascal(dated.field)}`,
    path: `${path}/{id}/${kebab(dated.field)}/{from}`,
    target: { on: model },
    event: revoked,
  });
  return [revoke];
}

function lifeCommands<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  own: RecordDecider,
  model: AnyReadModel,
  { archived, restored }: EventNames,
): Command[] {
  const { path = declaration.plural, schema, check } = declaration;
  const nothing = { target: { on: model }, input: z.strictObject({}), example: {} };
  const archive = command(own, {
    ...route(declaration, 'Archive'),
    ...nothing,
    path: `${path}/{id}`,
    method: 'DELETE',
    prepare: (_input, scope) => refuseInUse(declaration, scope),
    decide: (state) => (state.archived ? [] : [{ type: archived, data: {} }]),
  });
  const restore = command(own, {
    ...route(declaration, 'Restore'),
    ...nothing,
    path: `${path}/{id}/restore`,
    method: 'POST',
    status: 200,
    // what it refers to may have been archived after it
    prepare: async (_input, scope) => check?.(fieldsOf(schema, scope.foundRow<object>(model)), scope),
    decide: (state) => (state.archived ? [{ type: restored, data: {} }] : []),
  });
  return [archive, restore];
}

const fieldsOf = <S extends z.ZodObject>(schema: S, row: object): Partial<z.infer<S>> =>
  Object.fromEntries(Object.entries(row).filter(([field]) => field in schema.shape)) as Partial<z.infer<S>>;

const kebab = (text: string): string => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The day from which a dated field counts, where it has changed. */
function answerOf(events: readonly { type: string; data: Record<string, unknown> }[], { since }: EventNames) {
  const dated = events.find(({ type }) => type === since);
  return dated ? { effectiveOn: dated.data['from'] } : {};
}

function route<S extends z.ZodObject>(
  { name, plural, write, example }: RecordDeclaration<S>,
  verb: 'Create' | 'Change' | 'Archive' | 'Restore' | 'Revoke',
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
