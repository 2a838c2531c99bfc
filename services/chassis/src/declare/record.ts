import { type Row } from '../ports/index.ts';
import { type ReachRule } from './reach.ts';
import { z } from 'zod';
import { type Access } from './principal.ts';
import { command } from './command.ts';
import { type DatedField, datedEvent, datedInput, firstValue, type ValueSince, withValueFrom } from './dated-field.ts';
import { decider, event } from './decider.ts';
import { type Part } from './service.ts';
import { changedFields } from './personal.ts';
import { type Computed, type IndexDeclaration, readModel, type AnyReadModel } from './read-model.ts';
import { Refused } from './refusal.ts';
import { type CommandScope } from './scope.ts';

interface RecordState {
  archived: boolean;
  fields: Record<string, unknown>;
  /** Of the dated field, by its days. */
  values: readonly ValueSince[];
}

export interface RecordDeclaration<S extends z.ZodObject> {
  /** Singular, camelCase. */
  name: string;
  /** Plural: names the read model and, where `path` does not, the route. */
  plural: string;
  path?: string;
  /** Raised where rows are made otherwise than before. */
  version?: number;
  schema: S;
  /**
   * A field whose changes may count from another day than today's. Rows keep all of its values as `_<field>`, the one
   * of the last day as the field.
   */
  dated?: DatedField;
  /** Fields that stand beside the input in the row, made from it: hidden sort keys (`_...`). */
  derived?: (fields: z.infer<S>) => Record<string, unknown>;
  indexes: Record<string, IndexDeclaration>;
  computed?: Record<string, Computed>;
  defaultSort?: { by: string; descending: boolean };
  search?: string;
  reach: ReachRule;
  read: readonly string[];
  write: Access;
  /** Who may see what changed. */
  historyRoles: readonly string[];
  /** Checks what the fields point to; null fields are cleared ones. */
  check?: (fields: Partial<z.infer<S>>, scope: CommandScope) => Promise<void>;
  example: z.input<S>;
}

export interface RecordPart extends Part {
  model: AnyReadModel;
}

const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/**
 * Plain reference data: events, decider, read model, REST, GraphQL and history from one declaration. Archived, never
 * removed.
 */
export function defineRecord<S extends z.ZodObject>(declaration: RecordDeclaration<S>): RecordPart {
  const { name, plural, path = plural, schema } = declaration;
  const created = `${pascal(name)}Created`;
  const changed = `${pascal(name)}Changed`;
  const archived = `${pascal(name)}Archived`;
  const partial = patchOf(schema);
  const { dated } = declaration;
  const names: Names = {
    created,
    changed,
    archived,
    ...(dated && { since: `${pascal(name)}${pascal(dated.field)}Changed` }),
  };
  const own = recordDecider(declaration, partial, names);
  const model = recordModel(declaration, own, names);
  const check = async (fields: object, scope: CommandScope): Promise<string> => {
    await declaration.check?.(fields as Partial<z.infer<S>>, scope);
    return dated && scope.found ? dated.today(scope.found, scope) : '';
  };
  const common = { access: declaration.write, example: declaration.example as Record<string, unknown> };
  const commands = [
    command(own, {
      ...common,
      name: `Create${pascal(name)}`,
      method: 'POST',
      path,
      summary: `Creates one of the ${plural}`,
      target: { creates: true },
      input: schema.extend({ id: z.uuid().optional() }).strict(),
      prepare: check,
      decide: (_state, { id: _id, ...fields }) => [{ type: created, data: fields }],
    }),
    command(own, {
      ...common,
      name: `Change${pascal(name)}`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Changes one of the ${plural}`,
      target: { on: model },
      input: partial
        .extend({ ...(dated && { [dated.from]: dated.day.optional() }), revision: z.int().optional() })
        .strict(),
      prepare: check,
      decide: (state, fields, today) => changeRecord(state, fields, names, dated && { ...dated, now: today }),
    }),
    command(own, {
      ...common,
      name: `Archive${pascal(name)}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Archives one of the ${plural}`,
      target: { on: model },
      input: z.strictObject({}),
      example: {},
      decide: (state) => (state.archived ? [] : [{ type: archived, data: {} }]),
    }),
  ];
  return { deciders: [own], commands, readModels: [model], model };
}

/** All fields optional; a cleared one is null where the record allows its absence. */
function patchOf(schema: z.ZodObject): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, type] of Object.entries(schema.shape as Record<string, z.ZodType>))
    shape[field] = (type as z.ZodType).optional();
  return z.strictObject(shape);
}

type Names = { created: string; changed: string; archived: string; since?: string };

function recordDecider(
  { name, schema, dated }: Pick<RecordDeclaration<z.ZodObject>, 'name' | 'schema' | 'dated'>,
  partial: z.ZodObject,
  { created, changed, archived, since }: Names,
) {
  // before it had days of its own, a change counted from the day it was recorded on
  const recorded = ({ values }: RecordState, data: Record<string, unknown>, at: string): readonly ValueSince[] =>
    dated && data[dated.field] !== undefined ? withValueFrom(values, at.slice(0, 10), data[dated.field]) : values;
  return decider<RecordState, Record<string, ReturnType<typeof event>>>({
    name,
    initial: { archived: false, fields: {}, values: [] },
    events: {
      [created]: event(1, schema),
      [changed]: event(1, partial),
      [archived]: event(1, z.object({})),
      ...(since && { [since]: datedEvent(dated!, schema) }),
    },
    evolve: {
      [created]: (_state, data) => ({
        archived: false,
        fields: data,
        values: dated ? firstValue(data[dated.field]) : [],
      }),
      [changed]: (state, data, { at }) => ({
        ...state,
        fields: { ...state.fields, ...data },
        values: recorded(state, data, at),
      }),
      [archived]: (state) => ({ ...state, archived: true }),
      ...(since && {
        [since]: (state, { from, [dated!.field]: value }) => ({
          ...state,
          values: withValueFrom(state.values, String(from), value),
        }),
      }),
    },
  });
}

function changeRecord(
  state: RecordState,
  input: Record<string, unknown>,
  { changed, since }: Names,
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

function recordModel<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  own: ReturnType<typeof recordDecider>,
  { created, changed, archived, since }: Names,
): AnyReadModel {
  const { dated } = declaration;
  const kept = `_${dated?.field}`;
  /** The row with the field as it is from a day on; the field itself is that of the last day. */
  const from = (row: Record<string, unknown>, day: string, value: unknown): Record<string, unknown> => {
    const values = withValueFrom(row[kept] as ValueSince[], day, value);
    return { ...row, [kept]: values, [dated!.field]: values.at(-1)!.value };
  };
  const derived = (row: Record<string, unknown>): Record<string, unknown> => ({
    ...row,
    ...declaration.derived?.(row as z.infer<S>),
  });
  return readModel(own).rows<Row>({
    name: declaration.plural,
    row: pascal(declaration.name),
    version: declaration.version ?? 1,
    schema: z.object({
      id: z.string(),
      revision: z.int(),
      ...declaration.schema.shape,
      archived: z.boolean(),
      updatedDateTime: z.string(),
    }),
    indexes: { archived: { path: 'archived', type: 'boolean' }, ...declaration.indexes },
    computed: declaration.computed,
    defaultSort: declaration.defaultSort,
    search: declaration.search,
    reach: declaration.reach,
    access: declaration.read,
    history: { roles: declaration.historyRoles },
    project: {
      [created]: (_row, { data }) =>
        derived({ ...data, archived: false, ...(dated && { [kept]: firstValue(data[dated.field]) }) }),
      [changed]: (row, { data, at }) =>
        row &&
        derived(
          dated && data[dated.field] !== undefined
            ? from({ ...row, ...data }, at.slice(0, 10), data[dated.field])
            : { ...row, ...data },
        ),
      [archived]: (row) => row && { ...row, archived: true },
      ...(since && { [since]: (row, { data }) => row && from(row, String(data.from), data[dated!.field]) }),
    },
  });
}
