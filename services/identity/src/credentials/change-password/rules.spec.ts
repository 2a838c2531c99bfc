import { describe, expect, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { domain, type Rejection } from '@kadro/kernel';
import { credentials, type CredentialsEvent } from '../events.ts';
import { passwordChanged, sessionOpened } from '../../testing/past.ts';
import { changePassword, checkPassword } from './rules.ts';

const given = (...past: CredentialsEvent[]) => givenStream(credentials, past);

describe('a password', () => {
  it('ends the other sessions when its owner changes it', () =>
    given(sessionOpened('s1'), sessionOpened('s2'))
      .when((state) => changePassword(state, { hash: 'h', session: 's2' }))
      .then(passwordChanged('h', ['s1'])));
  it('ends all sessions when it is changed from outside of one', () =>
    given(sessionOpened('s1'))
      .when((state) => changePassword(state, { hash: 'h', session: null }))
      .then(passwordChanged('h', ['s1'])));
});

describe('choosing a password', () => {
  const owner = { firstName: 'Jemand', lastName: 'Nummer1', staffNumber: 'S1' };

  it.each([
    ['Kurz-1', 766],
    ['Viel-zu-lang-12345', 766],
    ['ohnegross-1', 767],
    ['OhneZahl-', 767],
    ['OhneZeichen1', 767],
    ['Mit-1 Leer', 767],
    ['Jemand-2026', 768],
  ])('is refused for %s (%d)', (password, code) => {
    let refusal: Rejection | undefined;
    try {
      checkPassword(password, owner);
    } catch (thrown) {
      refusal = thrown as Rejection;
    }
    expect(domain.errors.body(refusal!, { language: 'en' })).toMatchObject({
      code,
      fields: { password: expect.any(String) },
    });
  });
});
