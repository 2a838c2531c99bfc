import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readModel } from '../declare/models/read-model.ts';
import { type QueryScope } from '../declare/scope.ts';
import { thing } from '../testing/services/small-service.ts';
import { checkedCondition } from './filter-values.ts';

const model = readModel(thing).rows({
  name: 'things',
  row: 'Thing',
  version: 1,
  schema: z.object({ id: z.string(), work: z.object({ state: z.enum(['OPEN', 'DONE']).nullable() }) }),
  indexes: {
    day: { path: 'day', of: 'day' },
    at: { path: 'at', of: 'instant' },
    owner: { path: 'owner', of: 'id' },
    owners: { path: 'owners', type: 'list', of: 'id' },
    state: { path: 'work.state' },
    name: { path: 'name' },
  },
  reach: {},
  access: ['all'],
  project: {},
});
const id = '018f0000-0000-7000-8000-000000010000';

const errors = {
  fieldsOf: ({ issues }: z.ZodError) =>
    Object.fromEntries(
      issues.map((issue) => [
        issue.path.join('.'),
        { name: issue.code === 'invalid_format' ? issue.format : issue.code },
      ]),
    ),
};

const ask = (field: keyof typeof model.indexes, condition: object) => () =>
  checkedCondition({ domain: { errors } } as unknown as QueryScope, model, [field, model.indexes[field]!, condition]);

describe('a filter', () => {
  it.each([
    ['day', { from: '2026-13-45' }, 'from', 'date'],
    ['day', { to: 'abc' }, 'to', 'date'],
    ['day', { eq: '2026-02-30' }, 'eq', 'date'],
    ['day', { in: ['2026-02-01', 'x'] }, 'in.1', 'date'],
    ['at', { from: '2026-02-01' }, 'from', 'datetime'],
    ['owner', { eq: 'abc' }, 'eq', 'uuid'],
    ['owners', { in: ['abc'] }, 'in.0', 'uuid'],
    ['state', { eq: 'CLOSED' }, 'eq', 'invalid_value'],
    ['state', { in: ['OPEN', 'open'] }, 'in.1', 'invalid_value'],
  ])('of %s by %j is refused', (field, condition, at, name) =>
    expect(ask(field, condition)).toThrow(
      expect.objectContaining({
        name: 'constraint_violation',
        fields: { [`filter.${field}.${at}`]: expect.objectContaining({ name }) },
      }),
    ),
  );

  it.each([
    ['day', { from: '2026-02-01', to: '2026-02-28' }],
    ['day', { isNull: true }],
    ['at', { from: '2026-02-01T00:00:00Z' }],
    ['owner', { eq: id }],
    ['owners', { in: [id] }],
    ['state', { in: ['OPEN'] }],
    ['name', { eq: 'anything', from: '2026-13-45' }],
  ])('of %s by %j is taken', (field, condition) => expect(ask(field, condition)()).toEqual(condition));
});
