import { describe, expect, it } from '@jest/globals';
import { type Draft } from '@kadro/chassis';
import { given as givenStream, projectRows } from '@kadro/chassis/testing';
import { changePassword } from './change-password/rules.ts';
import { credentials } from './events.ts';
import { endSessions } from './sign-out/rules.ts';
import { issuePassword } from './first-password/rules.ts';
import { addSession } from './sign-in/rules.ts';
import { passwords } from './rows/passwords.ts';
import { sessions } from './rows/sessions.ts';

type Event = Draft<(typeof credentials)['events']>;
const given = (...past: Event[]) => givenStream(credentials, past);
const open = (session: string) => ({ session, mode: 'header' as const, device: 'Firefox', address: '10.0.0.1' });
const opened = (session: string): Event => ({ type: 'SessionOpened', data: open(session) });
const issued = (hash: string, ended: string[] = []): Event => ({ type: 'PasswordIssued', data: { hash, ended } });
const changed = (hash: string, ended: string[] = []): Event => ({ type: 'PasswordChanged', data: { hash, ended } });

describe('a password', () => {
  it('ends every session when it is issued', () =>
    given(opened('s1'), opened('s2'))
      .when((state) => issuePassword(state, { hash: 'h' }))
      .then(issued('h', ['s1', 's2'])));
  it('ends the other sessions when its owner changes it', () =>
    given(opened('s1'), opened('s2'))
      .when((state) => changePassword(state, { hash: 'h', session: 's2' }))
      .then(changed('h', ['s1'])));
  it('ends all sessions when it is changed from outside of one', () =>
    given(opened('s1'))
      .when((state) => changePassword(state, { hash: 'h', session: null }))
      .then(changed('h', ['s1'])));
});

describe('a session', () => {
  it('is opened beside others', () =>
    given(opened('s1'))
      .when((state) => addSession(state, open('s2')))
      .then(opened('s2')));
  it('ends the oldest where there are twenty', () =>
    given(...Array.from({ length: 20 }, (_, n) => opened(`s${n}`)))
      .when((state) => addSession(state, open('new')))
      .then({ type: 'SessionsEnded', data: { ended: ['s0'] } }, opened('new')));
  it('is ended by its id', () =>
    given(opened('s1'), opened('s2'))
      .when((state) => endSessions(state, { sessions: ['s2', 'foreign'] }))
      .then({ type: 'SessionsEnded', data: { ended: ['s2'] } }));
  it('ends with all others', () =>
    given(opened('s1'), opened('s2'))
      .when((state) => endSessions(state, { sessions: 'all' }))
      .then({ type: 'SessionsEnded', data: { ended: ['s1', 's2'] } }));
  it('ends only once', () => {
    const ended = given(opened('s1'), { type: 'SessionsEnded', data: { ended: ['s1'] } });
    ended.when((state) => endSessions(state, { sessions: ['s1'] })).nothing();
    ended.when((state) => endSessions(state, { sessions: 'all' })).nothing();
  });
  it('is over after a password ended it', () =>
    given(opened('s1'), changed('h', ['s1']))
      .when((state) => endSessions(state, { sessions: 'all' }))
      .nothing());
});

describe('the rows of passwords', () => {
  const rows = (...events: Event[]) => projectRows(passwords, events)['o1/id1'];

  it('keep the hash and whether it is a first one', () =>
    expect(rows(issued('h1'))).toMatchObject({
      id: 'id1',
      hash: 'h1',
      former: [],
      temporary: true,
      setAt: '2026-01-05T08:00:00.000Z',
    }));
  it('keep the former ones, latest first', () =>
    expect(rows(issued('h1'), changed('h2'), changed('h3'))).toMatchObject({
      hash: 'h3',
      former: ['h3', 'h2'],
      temporary: false,
    }));
  it('keep the former ones over a first password', () =>
    expect(rows(changed('h2'), issued('h3'))).toMatchObject({ hash: 'h3', former: ['h2'], temporary: true }));
  it('keep 24 of them', () =>
    expect(rows(...Array.from({ length: 30 }, (_, n) => changed(`h${n}`)))?.former).toHaveLength(24));
});

describe('the rows of sessions', () => {
  const rows = (...events: Event[]) => projectRows(sessions, events);

  it('say whose session began when and where, but no address', () =>
    expect(rows(opened('s1'))).toEqual({
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
    ['ended by a first password', issued('h', ['s1'])],
    ['ended by another password', changed('h', ['s1'])],
  ] as [string, Event][])('go when they are %s', (_how, event) =>
    expect(Object.keys(rows(opened('s1'), opened('s2'), event))).toEqual(['o1/s2']),
  );
  it('do not end for another account that names them', () =>
    expect(
      Object.keys(projectRows(sessions, [opened('s1'), { type: 'SessionsEnded', data: { ended: ['s1'] }, id: 'id2' }])),
    ).toEqual(['o1/s1']));
});
