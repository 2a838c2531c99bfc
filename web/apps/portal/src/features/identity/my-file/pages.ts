export const filePages = [
  'overview',
  'profile',
  'language-role',
  'contact',
  'personal',
  'employment',
  'managers',
] as const;
export type FilePageName = (typeof filePages)[number];
