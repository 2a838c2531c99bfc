import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { credentials, type CredentialsEvent } from '../events.ts';
import { passwordIssued, sessionOpened } from '../../testing/past.ts';
import { issuePassword } from './rules.ts';

const given = (...past: CredentialsEvent[]) => givenStream(credentials, past);

describe('a password', () => {
  it('ends every session when it is issued', () =>
    given(sessionOpened('s1'), sessionOpened('s2'))
      .when((state) => issuePassword(state, { hash: 'h' }))
      .then(passwordIssued('h', ['s1', 's2'])));
});
