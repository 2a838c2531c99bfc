import { describe, expect, it } from '@jest/globals';
import { type NavItem } from '../core/feature.ts';
import { isOn, itemAt, menuOf, type NavGroup } from './menu.ts';

const today: NavItem = { path: '/dashboard', label: 'common:common.today', icon: 'today' };
const expenses: NavItem = { path: '/expense/expenses', label: 'common:area.expenses', icon: 'person', area: 'expense' };
const payroll: NavItem = { path: '/payroll', label: 'common:area.payroll', icon: 'person', area: 'payroll' };
const money: NavGroup = { label: 'common:area.expenses', icon: 'person', items: [expenses, payroll] };

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
});

describe('the entry of a path', () => {
  const leave: NavItem = { path: '/leave', label: 'common:area.leave', icon: 'leave' };
  const inbox: NavItem = {
    path: '/leave/pending-requests',
    also: ['/leave/all-pending-requests'],
    label: 'common:area.leave',
    icon: 'leave',
  };

  it.each([
    ['/leave/balances', '/leave'],
    ['/leave/pending-requests', '/leave/pending-requests'],
    ['/leave/all-pending-requests', '/leave/pending-requests'],
    ['/leaves', undefined],
    ['/dashboard', '/dashboard'],
  ])('%s is %s', (path, place) => {
    expect(itemAt([today, leave, inbox], path)?.path).toBe(place);
  });
});
