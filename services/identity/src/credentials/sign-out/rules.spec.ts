import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { credentials, type CredentialsEvent } from '../events.ts';
import { passwordChanged, sessionOpened } from '../../testing/past.ts';
import { endSessions, withdrawPassword } from './rules.ts';

const given = (...past: CredentialsEvent[]) => givenStream(credentials, past);

describe('a session', () => {
  it('is ended by its id', () =>
    given(sessionOpened('s1'), sessionOpened('s2'))
      .when((state) => endSessions(state, { sessions: ['s2', 'foreign'] }))
      .then({ type: 'SessionsEnded', data: { ended: ['s2'] } }));
  it('ends with all others', () =>
    given(sessionOpened('s1'), sessionOpened('s2'))
      .when((state) => endSessions(state, { sessions: 'all' }))
      .then({ type: 'SessionsEnded', data: { ended: ['s1', 's2'] } }));
  it('ends only once', () => {
    const ended = given(sessionOpened('s1'), { type: 'SessionsEnded', data: { ended: ['s1'] } });
    ended.when((state) => endSessions(state, { sessions: ['s1'] })).nothing();
    ended.when((state) => endSessions(state, { sessions: 'all' })).nothing();
  });
  it('is over after a password ended it', () =>
    given(sessionOpened('s1'), passwordChanged('h', ['s1']))
      .when((state) => endSessions(state, { sessions: 'all' }))
      .nothing());
});

describe('a password', () => {
  const withdrawn = { type: 'PasswordWithdrawn' as const, data: { ended: ['s1'] } };

  it('ends with the sessions where the employment ends', () =>
    given(passwordChanged('h', []), sessionOpened('s1')).when(withdrawPassword).then(withdrawn));
  it('ends once', () =>
    given(passwordChanged('h', []), sessionOpened('s1'), withdrawn).when(withdrawPassword).nothing());
  it('is not taken from one who has none', () => given().when(withdrawPassword).nothing());
});
