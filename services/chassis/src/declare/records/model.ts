import { z } from 'zod';
import { type Row } from '../../ports/index.ts';
import { type AnyReadModel, readModel, type ReadModel } from '../models/read-model.ts';
import { firstValue, type ValueSince, withoutValueFrom, withValueFrom } from './dated-field.ts';
import { type EventNames, pascal, type RecordDecider } from './decider.ts';
import { type RecordDeclaration } from './declaration.ts';

type Fields = Record<string, unknown>;

export function recordModel<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  own: RecordDecider,
  names: EventNames,
): AnyReadModel {
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
    project: projection(declaration, names),
  });
}

function projection<S extends z.ZodObject>(
  declaration: RecordDeclaration<S>,
  { created, changed, archived, restored, since, revoked }: EventNames,
): ReadModel<Row>['project'] {
  const { dated } = declaration;
  const values = `_${dated?.field}`;
  /** The field itself is that of the last day. */
  const withAll = (row: Fields, all: readonly ValueSince[]): Fields => ({
    ...row,
    [values]: all,
    [dated!.field]: all.at(-1)!.value,
  });
  const from = (row: Fields, day: string, value: unknown): Fields =>
    withAll(row, withValueFrom(row[values] as ValueSince[], day, value));
  const derived = (row: Fields): Fields => ({ ...row, ...declaration.derived?.(row as z.infer<S>) });
  return {
    [created]: (_row, { data }) =>
      derived({ ...data, archived: false, ...(dated && { [values]: firstValue(data[dated.field]) }) }),
    [changed]: (row, { data, at }) => {
      if (!row) return row;
      const next = { ...row, ...data };
      const value = dated && data[dated.field];
      return derived(value === undefined ? next : from(next, at.slice(0, 10), value));
    },
    [archived]: (row) => row && { ...row, archived: true },
    [restored]: (row) => row && { ...row, archived: false },
    ...(revoked && {
      [revoked]: (row, { data }) =>
        row && withAll(row, withoutValueFrom(row[values] as ValueSince[], String(data.from))),
    }),
    ...(since && { [since]: (row, { data }) => row && from(row, String(data.from), data[dated!.field]) }),
  };
}
