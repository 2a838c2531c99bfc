/** Classes of personal data: each has its own key per person and its own retention clock (design, section 6). */
export const personalClasses = [
  'identity',
  'contact',
  'family',
  'health',
  'bank',
  'pay',
  'biometric',
  'location',
  'device',
  'text',
] as const;

export type PersonalClass = (typeof personalClasses)[number];
