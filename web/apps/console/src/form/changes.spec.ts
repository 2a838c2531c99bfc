import { describe, expect, it } from '@jest/globals';
import {
  choice,
  choices,
  decimal,
  defineFields,
  email,
  flag,
  longText,
  names,
  number,
  pattern,
  people,
} from '../fields/kinds.ts';
import { changesOf, filledOf, formValues, problemsOf } from './changes.ts';

const fields = defineFields({
  email,
  address: longText,
  driver: flag,
  leaveManagers: people,
  disabilityLevel: choice('disabilityLevel', ['1', '2', '3'], true),
  trialTime: number,
  names,
  days: decimal,
  durations: choices('leaveDuration', ['FULL_DAY', 'HALF_DAY', 'HOURLY']),
  workingPattern: pattern,
});

const contact = ['email', 'address'];

describe('formValues', () => {
  it('never holds null', () => {
    expect(
      formValues(fields, ['email', 'driver', 'leaveManagers', 'disabilityLevel', 'names'], {
        email: null,
        disabilityLevel: 2,
      }),
    ).toEqual({
      email: '',
      driver: false,
      leaveManagers: [],
      disabilityLevel: '2',
      names: {},
    });
  });
});

describe('changesOf', () => {
  it('has the changed fields only', () =>
    expect(changesOf(fields, contact, { email: 'a@b.c', address: 'x' }, { email: 'a@b.c', address: ' y ' })).toEqual({
      address: 'y',
    }));
  it('clears an emptied field with null', () =>
    expect(changesOf(fields, contact, { email: 'a@b.c' }, { email: '', address: '' })).toEqual({ email: null }));
  it('sends numbers as numbers', () =>
    expect(changesOf(fields, ['disabilityLevel', 'trialTime'], {}, { disabilityLevel: '3', trialTime: '60' })).toEqual({
      disabilityLevel: 3,
      trialTime: 60,
    }));
  it('sees a new order of people', () =>
    expect(changesOf(fields, ['leaveManagers'], { leaveManagers: ['a', 'b'] }, { leaveManagers: ['b', 'a'] })).toEqual({
      leaveManagers: ['b', 'a'],
    }));
  it('does not take the order of languages for a change', () =>
    expect(
      changesOf(fields, ['names'], { names: { en: 'A', tr: 'B', de: null } }, { names: { tr: 'B', en: 'A', de: '' } }),
    ).toEqual({}));
  it('is empty when a switch was never set and is off', () =>
    expect(changesOf(fields, ['driver'], { driver: null }, { driver: false })).toEqual({}));
});

describe('changesOf, leave', () => {
  it.each([
    ['1,5', 1.5],
    ['\u22121.5', -1.5],
    ['0.25', 0.25],
  ])('reads %s days', (typed, days) => expect(changesOf(fields, ['days'], {}, { days: typed })).toEqual({ days }));
  it('sees a ticked word', () =>
    expect(
      changesOf(fields, ['durations'], { durations: ['FULL_DAY'] }, { durations: ['FULL_DAY', 'HOURLY'] }),
    ).toEqual({
      durations: ['FULL_DAY', 'HOURLY'],
    }));
  it('clears own working days with null', () =>
    expect(changesOf(fields, ['workingPattern'], { workingPattern: { monday: 480 } }, { workingPattern: {} })).toEqual({
      workingPattern: null,
    }));
});

describe('filledOf', () => {
  it('leaves out what was not filled in', () =>
    expect(filledOf(fields, contact, { email: 'a@b.c', address: '' })).toEqual({ email: 'a@b.c' }));
});

describe('problemsOf', () => {
  it('finds the field of a nested name', () =>
    expect(problemsOf({ employment: { branchId: 'gone' } }, ['branchId'])).toEqual([
      { field: 'branchId', text: 'gone' },
    ]));
  it('puts the name of a record at its names', () =>
    expect(problemsOf({ name: { en: 'too long' } }, ['names'])).toEqual([{ field: 'names', text: 'too long' }]));
  it('keeps what belongs to no field', () =>
    expect(problemsOf({ other: 'x' }, contact)).toEqual([{ field: 'other', text: 'x' }]));
});
