import { describe, expect, it } from '@jest/globals';
import { projectRows } from '@kadro/chassis/testing/rules';
import { type CredentialsEvent } from '../events.ts';
import { passwordChanged, passwordIssued, sessionOpened } from '../../testing/past.ts';
import { sessions } from './sessions.ts';

describe('the rows of sessions', () => {
  const rows = (...events: CredentialsEvent[]) => projectRows(sessions, events);

  it('say whose session began when and where, but no address', () =>
    expect(rows(sessionOpened('s1'))).toEqual({
      'o1/s1': {
        id: 's1',
        employeeId: 'id1',
        startedAt: '2026-01-05T08:00:00.000Z',
        device: 'Firefox',
        mode: 'header',
        revision: 0,
        updatedDateTime: '2026-01-05T08:00:00.000Z',
      },
    }));
  it.each([
    ['ended', { type: 'SessionsEnded', data: { ended: ['s1'] } }],
    ['ended by a first password', passwordIssued('h', ['s1'])],
    ['ended by another password', passwordChanged('h', ['s1'])],
  ] as [string, CredentialsEvent][])('go when they are %s', (_how, event) =>
    expect(Object.keys(rows(sessionOpened('s1'), sessionOpened('s2'), event))).toEqual(['o1/s2']),
  );
  it('do not end for another account that names them', () =>
    expect(
      Object.keys(
        projectRows(sessions, [sessionOpened('s1'), { type: 'SessionsEnded', data: { ended: ['s1'] }, id: 'id2' }]),
      ),
    ).toEqual(['o1/s1']));
});
