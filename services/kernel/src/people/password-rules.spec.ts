import { describe, expect, it } from '@jest/globals';
import { passwordError, passwordSpecials } from './password-rules.ts';

const owner = { firstName: 'Ayşe Işıl', lastName: 'Öz', staffNumber: 'K-1042' };

describe('choosing a password', () => {
  it.each([
    ['Kuzey-42', undefined],
    ['Kuzey-42Kuzey-42', undefined],
    ['Kuzey-4', 'password_length'],
    ['Kuzey-42Kuzey-42x', 'password_length'],
    ['kuzey-42', 'password_characters'],
    ['KUZEY-42', 'password_characters'],
    ['Kuzey-ab', 'password_characters'],
    ['Kuzey422', 'password_characters'],
    ['Kuzey-42!', 'password_characters'],
    ['Küzey-42', 'password_characters'],
    ['Kuzey 42-', 'password_characters'],
    ['1AySe-xy', 'password_contains_name'],
    ['ISIL-9xyz', 'password_contains_name'],
    ['Ab+k-1042', 'password_contains_name'],
    ['Oz-kuzey1', undefined],
  ])('%s is answered with %s', (password, error) => {
    expect(passwordError(password, owner)).toBe(error);
  });

  it.each(passwordSpecials.split(''))('lets %s be its special character', (special) => {
    expect(passwordError(`Kuzey42${special}`, owner)).toBeUndefined();
  });

  it('does not mind an empty name', () => {
    expect(passwordError('Kuzey-42', { firstName: '', lastName: ' ', staffNumber: '' })).toBeUndefined();
  });
});
