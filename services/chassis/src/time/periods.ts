import { type Clause, type Row, type RowIndex, type RowRecord, type RowStoreDeclaration } from '../ports/index.ts';
import { storeDeclaration, type AnyReadModel } from '../declare/models/read-model.ts';
import { type Moment } from './timeline.ts';

export const forever = '9999-12-31';
const beyond = (text: string): string => `${text}~`;

/** Valid on the days `[from, to)`, known in `[knownFrom, knownTo)`. */
export interface PeriodRow extends Row {
  key: string;
  from: string;
  to: string;
  knownFrom: string;
  knownTo: string;
  values: Record<string, unknown>;
}

export const periodsName = (model: Pick<AnyReadModel, 'name'>): string => `${model.name}Periods`;

export function periodDeclaration(
  service: string,
  model: AnyReadModel,
  languages: readonly string[],
): RowStoreDeclaration {
  const of = storeDeclaration(service, model, languages);
  const own: RowIndex[] = ['key', 'from', 'to', 'knownFrom', 'knownTo'].map((name) => ({
    name,
    path: name,
    type: 'text',
  }));
  return {
    ...of,
    name: `${service}.${periodsName(model)}`,
    search: of.search && `values.${of.search}`,
    indexes: [
      ...of.indexes
        .filter(({ name }) => !own.some((one) => one.name === name))
        .map((index) => ({ ...index, path: `values.${index.path}` })),
      ...own,
    ],
  };
}

/** The day before open periods end. */
const lastDay = '9999-12-30';

export function during({ asOf: given, knownAt }: Moment): Clause[] {
  const asOf = given < forever ? given : lastDay;
  const onDay = [
    { index: 'from', to: asOf },
    { index: 'to', from: beyond(asOf) },
  ];
  return [
    ...onDay,
    ...(knownAt
      ? [
          { index: 'knownFrom', to: knownAt },
          { index: 'knownTo', from: beyond(knownAt) },
        ]
      : [{ index: 'knownTo', eq: forever }]),
  ];
}

export const keyOf = ({ doc }: RowRecord): string => (doc as PeriodRow).key;

/** Reach of a past row: today's row at that day's place. */
export function rowForReach<R extends object>(model: AnyReadModel, today: R, past: R): R {
  const place = model.placedBy && model.indexes[model.placedBy]?.path;
  return place ? { ...today, [place]: (past as Record<string, unknown>)[place] } : today;
}
