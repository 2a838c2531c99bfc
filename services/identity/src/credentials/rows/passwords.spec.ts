import { describe, expect, it } from '@jest/globals';
import { projectRows } from '@kadro/chassis/testing/rules';
import { type CredentialsEvent } from '../events.ts';
import { passwordChanged, passwordIssued } from '../../testing/past.ts';
import { passwords } from './passwords.ts';

describe('the rows of passwords', () => {
  const rows = (...events: CredentialsEvent[]) => projectRows(passwords, events)['o1/id1'];

  it('keep the hash and whether it is a first one', () =>
    expect(rows(passwordIssued('h1'))).toMatchObject({
      id: 'id1',
      hash: 'h1',
      former: [],
      temporary: true,
      setAt: '2026-01-05T08:00:00.000Z',
    }));
  it('keep the former ones, latest first', () =>
    expect(rows(passwordIssued('h1'), passwordChanged('h2'), passwordChanged('h3'))).toMatchObject({
      hash: 'h3',
      former: ['h3', 'h2'],
      temporary: false,
    }));
  it('keep the former ones over a first password', () =>
    expect(rows(passwordChanged('h2'), passwordIssued('h3'))).toMatchObject({
      hash: 'h3',
      former: ['h2'],
      temporary: true,
    }));
  it('keep the former ones where none is good any more', () =>
    expect(rows(passwordChanged('h1'), { type: 'PasswordWithdrawn', data: { ended: [] } })).toMatchObject({
      hash: null,
      former: ['h1'],
      replaced: 'h1',
    }));
  it('keep 24 of them', () =>
    expect(rows(...Array.from({ length: 30 }, (_, n) => passwordChanged(`h${n}`)))?.former).toHaveLength(24));
});
