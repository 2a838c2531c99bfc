export * from './access.ts';
export * from './errors.ts';
export * from './identity-messages.ts';
export * from './messages.ts';
export * from './people.ts';
