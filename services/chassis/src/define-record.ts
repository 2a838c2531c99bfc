import { z } from 'zod';
import { type Access } from './access.ts';
import { command } from './command.ts';
import { decider, event } from './decider.ts';
import { type Part } from './define-service.ts';
import { changedFields } from './personal.ts';
import { type Computed, type IndexDeclaration, type ReadModel, readModel, type ReachRule } from './read-model.ts';
import { Refused } from './refusal.ts';
import { type CommandScope } from './scope.ts';

interface RecordState {
  archived: boolean;
  fields: Record<string, unknown>;
}

export interface RecordDeclaration<S extends z.ZodObject> {
  /** Singular, camelCase. */
  name: string;
  /** Plural: names the read model and, where `path` does not, the route. */
  plural: string;
  path?: string;
  schema: S;
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
  model: ReadModel<never>;
}

const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Plain reference data: events, decider, read model, REST, GraphQL and history from one declaration. Archived, never removed. */
export function defineRecord<S extends z.ZodObject>(declaration: RecordDeclaration<S>): RecordPart {
  const { name, plural, path = plural, schema } = declaration;
  const created = `${pascal(name)}Created`;
  const changed = `${pascal(name)}Changed`;
  const archived = `${pascal(name)}Archived`;
  const partial = patchOf(schema);
  const own = recordDecider(name, schema, partial, { created, changed, archived });
  const model = recordModel(declaration, own, { created, changed, archived });
  const check = async (fields: object, scope: CommandScope): Promise<undefined> => {
    await declaration.check?.(fields as Partial<z.infer<S>>, scope);
    return undefined;
  };
  const common = { access: declaration.write, example: declaration.example as never };
  const commands = [
    command(own, {
      ...common, name: `Create${pascal(name)}`, method: 'POST', path, summary: `Creates one of the ${plural}`, target: { creates: true },
      input: schema.extend({ id: z.uuid().optional() }).strict(), prepare: check,
      decide: (_state, { id: _id, ...fields }) => [{ type: created, data: fields }],
    }),
    command(own, {
      ...common, name: `Change${pascal(name)}`, method: 'PUT', path: `${path}/{id}`, summary: `Changes one of the ${plural}`, target: { on: model },
      input: partial.extend({ revision: z.int().optional() }).strict(), prepare: check,
      decide: (state, fields) => changeRecord(state, fields, changed),
    }),
    command(own, {
      ...common, name: `Archive${pascal(name)}`, method: 'DELETE', path: `${path}/{id}`, summary: `Archives one of the ${plural}`, target: { on: model },
      input: z.strictObject({}), example: {},
      decide: (state) => (state.archived ? [] : [{ type: archived, data: {} }]),
    }),
  ];
  return { deciders: [own], commands, readModels: [model], model };
}

/** All fields optional; a cleared one is null where the record allows its absence. */
function patchOf(schema: z.ZodObject): z.ZodObject {
  const shape: Record<string, z.ZodType> = {};
  for (const [field, type] of Object.entries(schema.shape as Record<string, z.ZodType>)) shape[field] = (type as z.ZodType).optional();
  return z.strictObject(shape);
}

type Names = { created: string; changed: string; archived: string };

function recordDecider(name: string, schema: z.ZodObject, partial: z.ZodObject, { created, changed, archived }: Names) {
  return decider<RecordState, Record<string, ReturnType<typeof event>>>({
    name,
    initial: { archived: false, fields: {} },
    events: { [created]: event(1, schema), [changed]: event(1, partial), [archived]: event(1, z.object({})) },
    evolve: {
      [created]: (_state, data) => ({ archived: false, fields: data }),
      [changed]: (state, data) => ({ ...state, fields: { ...state.fields, ...data } }),
      [archived]: (state) => ({ ...state, archived: true }),
    },
  });
}

function changeRecord(state: RecordState, fields: Record<string, unknown>, changed: string) {
  if (state.archived) throw new Refused('archived_record');
  const data = changedFields(state.fields, fields);
  return Object.keys(data).length > 0 ? [{ type: changed, data }] : [];
}

function recordModel<S extends z.ZodObject>(declaration: RecordDeclaration<S>, own: ReturnType<typeof recordDecider>, { created, changed, archived }: Names): ReadModel<never> {
  const derived = (row: Record<string, unknown>): Record<string, unknown> => ({ ...row, ...declaration.derived?.(row as z.infer<S>) });
  return readModel<RecordState, Record<string, ReturnType<typeof event>>, Record<string, unknown>>(own, {
    name: declaration.plural,
    row: pascal(declaration.name),
    version: 1,
    schema: z.object({ id: z.string(), revision: z.int(), ...declaration.schema.shape, archived: z.boolean(), updatedDateTime: z.string() }),
    indexes: { archived: { path: 'archived', type: 'boolean' }, ...declaration.indexes },
    computed: declaration.computed,
    defaultSort: declaration.defaultSort,
    search: declaration.search,
    reach: declaration.reach,
    access: declaration.read,
    history: { roles: declaration.historyRoles },
    project: {
      [created]: (_row, { data }) => derived({ ...data, archived: false }),
      [changed]: (row, { data }) => row && derived({ ...row, ...data }),
      [archived]: (row) => row && { ...row, archived: true },
    },
  }) as unknown as ReadModel<never>;
}
