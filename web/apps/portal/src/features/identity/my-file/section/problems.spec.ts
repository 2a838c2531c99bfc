import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './problems.ts';

describe('a refusal', () => {
  it('names the fields of the form, nested or not', () => {
    expect(problemsOf({ phone: 'short', contact: { email: 'no address' }, other: 'x' }, ['phone', 'email'])).toEqual([
      { field: 'phone', text: 'short' },
      { field: 'email', text: 'no address' },
    ]);
  });

  it('without fields names none', () => {
    expect(problemsOf(undefined, ['phone'])).toEqual([]);
  });
});
