import { describe, expect, it } from '@jest/globals';
import { allPlaces, isOn, menuOf, placeAt, type Group, type Place } from './menu.ts';

const today: Place = { path: '/dashboard', label: 'common:common.today', sign: 'today' };
const expenses: Place = { path: '/expense/expenses', label: 'common:area.expenses', sign: 'person', area: 'expense' };
const payroll: Place = { path: '/payroll', label: 'common:area.payroll', sign: 'person', area: 'payroll' };
const money: Group = { label: 'common:area.expenses', sign: 'person', places: [expenses, payroll] };

describe('an area', () => {
  it.each([
    [{ hrPage: false }, true],
    [{ hrPage: true }, false],
    [{ hrPage: null }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ])('with the settings %j is on: %s', (settings, on) => {
    expect(isOn(settings, 'hrPage')).toBe(on);
  });
});

describe('the menu from settings', () => {
  it('keeps a group of several', () => {
    expect(menuOf([today, money], { expense: false, payroll: false })).toEqual([today, money]);
  });

  it('makes a group of one that one', () => {
    expect(menuOf([today, money], { expense: true, payroll: false })).toEqual([today, payroll]);
  });

  it('leaves out what is turned off, and a group of nothing', () => {
    expect(menuOf([today, money], {})).toEqual([today]);
  });

  it('always has Today, and the own file unless it is turned off', () => {
    expect(menuOf(allPlaces, {}).map((entry) => 'path' in entry && entry.path)).toEqual(['/dashboard']);
    expect(menuOf(allPlaces, { hrPage: false })).toHaveLength(2);
  });
});

describe('the place of a path', () => {
  const leave: Place = { path: '/leave', label: 'common:area.leave', sign: 'leave' };
  const inbox: Place = {
    path: '/leave/pending-requests',
    also: ['/leave/all-pending-requests'],
    label: 'common:area.leave',
    sign: 'leave',
  };

  it.each([
    ['/leave/balances', '/leave'],
    ['/leave/pending-requests', '/leave/pending-requests'],
    ['/leave/all-pending-requests', '/leave/pending-requests'],
    ['/leaves', undefined],
    ['/dashboard', '/dashboard'],
  ])('%s is %s', (path, place) => {
    expect(placeAt([today, leave, inbox], path)?.path).toBe(place);
  });
});
