import { fold, words } from '../texts/folding.ts';
import { type ErrorName } from '../errors/catalogue.ts';

export const passwordLength = { min: 8, max: 16 } as const;

/** A password has at least one of these and no other special characters (specification, section 5). */
export const passwordSpecials = './-@#$%^&_+=()';

const special = String.raw`[.\-/@#$%^&_+=()]`;
const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, new RegExp(special)];
const allowed = new RegExp(`^(?:[A-Za-z0-9]|${special})*$`);

const leastLetters = 3;

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
 * The first rule that a new password breaks (766, 767, 768; specification, section 5). Names and staff numbers count
 * from three characters on; reuse (769) is checked with the stored hashes.
 */
export function passwordError(password: string, owner: PasswordOwner): PasswordError | undefined {
  if (password.length < passwordLength.min || password.length > passwordLength.max) return 'password_length';
  if (!allowed.test(password) || !classes.every((pattern) => pattern.test(password))) return 'password_characters';
  return containsOwner(password, owner) ? 'password_contains_name' : undefined;
}
