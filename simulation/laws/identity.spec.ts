import { describe, expect, it } from '@jest/globals';
import { type Act } from '../people/act.ts';
import { ofIdentity } from './identity.ts';

const id = '018f0000-0000-7000-8000-000000000001';
let n = 0;

function act(method: 'POST' | 'PUT', path: string, body: Record<string, unknown>, answer: Act['answer']): Act {
  const headers = { 'idempotency-key': `k${++n}` };
  return {
    n,
    at: '',
    who: 'e1',
    wish: '',
    correlation: `act-${n}`,
    asked: { method, path, body, headers },
    answer,
    faults: [],
  };
}

const answered = (status: number, body: Record<string, unknown> = {}): Act['answer'] => ({ status, headers: {}, body });
const hire = (answer: Act['answer']): Act =>
  act('POST', '/identity/api/v1/employees', { staffNumber: '1', firstName: 'A', lastName: 'B' }, answer);
const titled = (title: string, answer: Act['answer']): Act =>
  act('PUT', `/identity/api/v1/employees/${id}`, { title }, answer);
const shown = (change: Record<string, unknown> = {}): Act => {
  const employee = { id, staffNumber: '1', firstName: 'A', lastName: 'B', title: null, ...change };
  return act('POST', '/graphql', {}, answered(200, { data: { employee } }));
};

function broken(...acts: Act[]): string[] {
  const laws = ofIdentity({ id: 'first' });
  return acts.flatMap((one) => laws.flatMap((law) => law.afterAct!({ act: one, events: [], notes: [] })));
}

const hired = hire(answered(201, { id }));

describe('screens show what was acknowledged', () => {
  it.each([
    ['somebody who was hired', [hired, shown()]],
    ['a title that was changed', [hired, titled('T', answered(200)), shown({ title: 'T' })]],
    ['the old title, where the change was refused', [hired, titled('T', answered(409)), shown()]],
    ['either, where the answer was lost', [hired, titled('T', null), shown({ title: 'T' })]],
    ['either, where it failed', [hired, titled('T', answered(503)), shown()]],
    ['somebody whose hiring was not answered', [hire(null), shown()]],
  ])('%s', (_what, acts) => expect(broken(...acts)).toEqual([]));

  it('is broken by somebody whom nobody hired', () => expect(broken(shown())).toHaveLength(1));
  it('is broken by another name', () => expect(broken(hired, shown({ lastName: 'C' }))).toHaveLength(1));
  it('is broken by a change that is not shown', () =>
    expect(broken(hired, titled('T', answered(200)), shown())).toHaveLength(1));
  it('is not moved by a request that comes again', () => {
    const first = titled('T', answered(200));
    expect(broken(hired, first, titled('U', answered(200)), first, shown({ title: 'U' }))).toEqual([]);
  });
});
