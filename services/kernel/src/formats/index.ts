export * from './dates.ts';
export * from './languages.ts';
export * from './numbers.ts';
