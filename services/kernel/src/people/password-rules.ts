import { fold, words } from '../texts/folding.ts';
import { type ErrorName } from '../errors/catalogue.ts';

export const passwordLength = { min: 8, max: 16 } as const;

/** Special characters that a password may and must hold (specification, section 5). */
export const passwordSpecials = './-@#$%^&_+=()';

const special = String.raw`[.\-/@#$%^&_+=()]`;
const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, new RegExp(special)];
const allowed = new RegExp(`^(?:[A-Za-z0-9]|${special})*$`);

const leastLetters = 3;

/** Whose password it is: what it must not contain. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  staffNumber: string;
}

export type PasswordError = Extract<ErrorName, 'password_length' | 'password_characters' | 'password_contains_name'>;

function containsOwner(password: string, { firstName, lastName, staffNumber }: PasswordOwner): boolean {
  const folded = fold(password);
  const parts = [...words(firstName), ...words(lastName), fold(staffNumber.trim())];
  return parts.some((part) => part.length >= leastLetters && folded.includes(part));
}

/**
 * The first rule that a new password breaks (766, 767, 768; specification, section 5), or undefined.
 * Names and staff numbers count from three characters on. Reuse (769) needs the stored hashes and is not decided here.
 */
export function passwordError(password: string, owner: PasswordOwner): PasswordError | undefined {
  if (password.length < passwordLength.min || password.length > passwordLength.max) return 'password_length';
  if (!allowed.test(password) || !classes.every((pattern) => pattern.test(password))) return 'password_characters';
  return containsOwner(password, owner) ? 'password_contains_name' : undefined;
}
