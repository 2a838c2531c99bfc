import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { credentials, type CredentialsEvent } from '../events.ts';
import { sessionOpened } from '../../testing/past.ts';
import { addSession } from './rules.ts';

const given = (...past: CredentialsEvent[]) => givenStream(credentials, past);
const open = (session: string) => ({ session, mode: 'header' as const, device: 'Firefox', address: '10.0.0.1' });

describe('a session', () => {
  it('is opened beside others', () =>
    given(sessionOpened('s1'))
      .when((state) => addSession(state, open('s2')))
      .then(sessionOpened('s2')));
  it('ends the oldest where there are twenty', () =>
    given(...Array.from({ length: 20 }, (_, n) => sessionOpened(`s${n}`)))
      .when((state) => addSession(state, open('new')))
      .then({ type: 'SessionsEnded', data: { ended: ['s0'] } }, sessionOpened('new')));
});
