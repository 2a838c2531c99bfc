import {
  GraphQLBoolean,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  GraphQLSchema,
  GraphQLString,
  printSchema,
} from 'graphql';
import { type z } from 'zod';
import { parse } from '../write/command-runner.ts';
import { type Service } from '../declare/service.ts';
import { heardArgs } from '../declare/texts/heard.ts';
import { historyPage, historyStates } from '../time/history.ts';
import { type Row } from '../ports/index.ts';
import { type Query } from '../declare/query.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type ListArgs, maxRowsPerPage } from '../access/guarded-rows.ts';
import { DatedRows, type MomentArgs } from '../time/dated-rows.ts';
import { shownBy } from './selection.ts';
import { TypeFactory } from './types.ts';

export interface GraphQLContext {
  scope: QueryScope;
}

type Field = GraphQLFieldConfig<unknown, GraphQLContext>;

const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** The GraphQL schema of a service: per model a list, one, by ids and history, and the declared queries and counts. */
export function schemaOf(service: Service): GraphQLSchema {
  const types = new TypeFactory();
  const ops = filterTypes(pascal(service.name));
  const fields: Record<string, Field> = {};
  for (const model of service.readModels)
    if (model.access.length > 0) Object.assign(fields, modelFields(model, types, ops));
  for (const query of service.queries) fields[query.name] = queryField(query, service, types);
  for (const field of Object.values(fields)) field.resolve = hearing(field.resolve!);
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
}

/** Whatever a field is asked, its texts are texts. */
const hearing =
  (resolve: NonNullable<Field['resolve']>): Field['resolve'] =>
  (source, args, context, info) =>
    resolve(source, heardArgs(args), context, info);

/** The schema as the text that is checked in beside a service. */
export function schemaText(service: Service): string {
  return `${printSchema(schemaOf(service))}\n`;
}

const momentArgs = {
  asOf: { type: GraphQLString, description: 'a day, YYYY-MM-DD: the rows as they were on it' },
  knownAt: { type: GraphQLString, description: 'an instant: by what was known then' },
};

const paging = { page: { type: GraphQLInt, defaultValue: 0 }, rowsPerPage: { type: GraphQLInt, defaultValue: 10 } };
const idArgument = { id: { type: new GraphQLNonNull(GraphQLID) } };

function modelFields(model: AnyReadModel, types: TypeFactory, ops: FilterTypes): Record<string, Field> {
  const row = types.output(model.schema, model.row, computedFields(model, types)) as GraphQLObjectType;
  const moment = model.history || model.periods ? momentArgs : {};
  const fields: Record<string, Field> = {
    ...(model.list ? { [model.name]: listField(model, row, types, ops) } : {}),
    [model.single]: {
      type: row,
      args: { ...idArgument, ...moment },
      resolve: (_source, args, { scope }, info) =>
        new DatedRows(model, shownBy(info)).one(scope, String(args.id), args as MomentArgs),
    },
    [`${model.name}ByIds`]: {
      type: new GraphQLNonNull(new GraphQLList(row)),
      args: { ids: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID))) }, ...moment },
      resolve: (_source, args, { scope }, info) =>
        new DatedRows(model, shownBy(info)).byIds(scope, args.ids as string[], args as MomentArgs),
    },
  };
  if (model.history) fields[`${model.single}History`] = historyField(model, types, { ...idArgument, ...paging });
  return fields;
}

function listField(model: AnyReadModel, row: GraphQLObjectType, types: TypeFactory, ops: FilterTypes): Field {
  return {
    type: new GraphQLNonNull(pageType(`${pascal(model.name)}Page`, row)),
    args: {
      ...paging,
      ...(model.periods ? momentArgs : {}),
      sortBy: { type: types.enumOf(`${pascal(model.name)}Sort`, sortable(model)) },
      descending: { type: GraphQLBoolean },
      filter: { type: filterType(model, ops) },
    },
    resolve: (_source, args, { scope }, info) =>
      new DatedRows(model, shownBy(info, ['items'])).list(
        scope,
        args as ListArgs & MomentArgs,
        asksFor(info, ['total', 'capped']),
      ),
  };
}

function computedFields(model: AnyReadModel, types: TypeFactory): GraphQLFieldConfigMap<unknown, unknown> {
  const fields: Record<string, GraphQLFieldConfig<Row, GraphQLContext>> = {};
  for (const [name, { type, value }] of Object.entries(model.computed)) {
    fields[name] = {
      type: types.output(type, `${model.row}${pascal(name)}`),
      description: type.description,
      resolve: (row, _args, { scope }) => value(row, scope),
    };
  }
  return fields as GraphQLFieldConfigMap<unknown, unknown>;
}

const neverHidden: GraphQLFieldConfig<unknown, GraphQLContext> = {
  type: new GraphQLNonNull(GraphQLBoolean),
  deprecationReason: 'Always false: a field that may not be read is not named.',
  resolve: () => false,
};

function historyField(model: AnyReadModel, types: TypeFactory, args: Field['args']): Field {
  const text = { type: GraphQLString };
  const must = { type: new GraphQLNonNull(GraphQLString) };
  const change = new GraphQLObjectType({
    name: `${model.row}HistoryChange`,
    fields: { field: must, old: text, new: text, hidden: neverHidden },
  });
  const changes = { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(change))) };
  const state = types.enumOf(`${model.row}HistoryState`, historyStates);
  const entry = new GraphQLObjectType({
    name: `${model.row}HistoryEntry`,
    fields: {
      id: must,
      at: must,
      on: must,
      state: { type: new GraphQLNonNull(state) },
      actor: must,
      type: must,
      changes,
    },
  });
  return {
    type: pageType(`${model.row}HistoryPage`, entry),
    args,
    resolve: async (_source, { id, page, rowsPerPage }, { scope }, info) => {
      const limit = Number(rowsPerPage);
      if (limit < 1 || limit > maxRowsPerPage || Number(page) < 0)
        throw new Refused('page_too_large', { params: { max: maxRowsPerPage } });
      const areShown = shownBy(info)(['items', 'changes']);
      const rows = new DatedRows(model, () => areShown);
      const entries = await historyPage(rows, scope, String(id), { offset: Number(page) * limit, limit });
      return entries && { ...entries, capped: false };
    },
  };
}

function queryField(query: Query, service: Service, types: TypeFactory): Field {
  const args = Object.entries(query.args.shape as Record<string, z.ZodType>);
  const output = types.output(query.answer, pascal(query.name));
  return {
    type: output,
    extensions: { isCostly: query.isCostly },
    args: Object.fromEntries(
      args.map(([name, type]) => [
        name,
        {
          type:
            name === 'id' ? new GraphQLNonNull(GraphQLID) : types.input(type, `${pascal(query.name)}${pascal(name)}`),
        },
      ]),
    ),
    resolve: async (_source, given, { scope }) => {
      admit(query, scope, service);
      return query.run(parse(query.args, given, service.domain.errors), scope);
    },
  };
}

function admit({ access, area }: Query, scope: QueryScope, service: Service): void {
  if (area && access.who === 'member' && service.domain.policy.isOff(scope.principal, area))
    throw new Refused('area_disabled');
  if (access.who === 'roles' && !service.domain.policy.hasRole(scope.principal, access.roles))
    throw new Refused('forbidden');
}

function pageType(name: string, item: GraphQLOutputType): GraphQLObjectType {
  return new GraphQLObjectType({
    name,
    fields: {
      items: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(item))) },
      total: { type: new GraphQLNonNull(GraphQLInt) },
      capped: { type: new GraphQLNonNull(GraphQLBoolean), description: 'total stops at 10,000' },
    },
  });
}

interface FilterTypes {
  text: GraphQLInputType;
  number: GraphQLInputType;
  boolean: GraphQLInputType;
  list: GraphQLInputType;
}

function filterTypes(prefix: string): FilterTypes {
  const make = (name: string, type: GraphQLInputType, range: boolean): GraphQLInputType =>
    new GraphQLInputObjectType({
      name: `${prefix}${name}Filter`,
      fields: {
        eq: { type },
        in: { type: new GraphQLList(new GraphQLNonNull(type)) },
        ...(range ? { from: { type }, to: { type } } : {}),
        isNull: { type: GraphQLBoolean },
      },
    });
  const flag = new GraphQLInputObjectType({
    name: `${prefix}FlagFilter`,
    fields: { eq: { type: GraphQLBoolean }, isNull: { type: GraphQLBoolean } },
  });
  const list = new GraphQLInputObjectType({
    name: `${prefix}ListFilter`,
    fields: { eq: { type: GraphQLString }, in: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) } },
  });
  return { text: make('Text', GraphQLString, true), number: make('Number', GraphQLFloat, true), boolean: flag, list };
}

function filterType(model: AnyReadModel, ops: FilterTypes): GraphQLInputObjectType {
  const fields: Record<string, { type: GraphQLInputType }> = {};
  for (const [name, index] of Object.entries(model.indexes))
    if (index.filter !== false) fields[name] = { type: ops[index.type ?? 'text'] };
  if (model.search) fields.q = { type: GraphQLString };
  return new GraphQLInputObjectType({
    name: `${pascal(model.name)}Filter`,
    fields: Object.keys(fields).length > 0 ? fields : { id: { type: ops.text } },
  });
}

function sortable(model: AnyReadModel): string[] {
  return Object.entries(model.indexes)
    .filter(([, index]) => index.sort !== false && index.type !== 'list')
    .map(([name]) => name);
}

function asksFor(info: GraphQLResolveInfo, names: readonly string[]): boolean {
  return info.fieldNodes.some((node) =>
    node.selectionSet?.selections.some(
      (selection) => selection.kind !== 'Field' || names.includes(selection.name.value),
    ),
  );
}
