export interface Owner {
  firstName: string;
  lastName: string;
  staffNumber?: string | null;
}

export const ruleNames = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'personal', 'equal'] as const;
export type RuleName = (typeof ruleNames)[number];

/** The special characters that a password may hold (specification, section 5). */
export const specials = '.-/@#$%^&_+=()';
const special = /[.\-/@#$%^&_+=()]/;
const allowed = /^[A-Za-z0-9.\-/@#$%^&_+=()]+$/;
/** Shorter parts of a name occur in too many passwords. */
const leastLetters = 3;

const fold = (text: string): string => text.toLowerCase().replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

const partsOf = ({ firstName, lastName, staffNumber }: Owner): string[] =>
  `${firstName} ${lastName} ${staffNumber ?? ''}`
    .split(/[\s'’.-]+/)
    .map(fold)
    .filter((part) => part.length >= leastLetters);

/** A hint while typing: which rules are kept so far (766, 767, 768; only the server can check 769). */
export function rulesKept(password: string, repeated: string, owner: Owner): Record<RuleName, boolean> {
  const folded = fold(password);
  return {
    length: password.length >= 8 && password.length <= 16,
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    digit: /\d/.test(password),
    special: special.test(password) && allowed.test(password),
    personal: password !== '' && !partsOf(owner).some((part) => folded.includes(part)),
    equal: password !== '' && password === repeated,
  };
}
