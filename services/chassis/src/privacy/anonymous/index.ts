export { type AnonymousCommand, anonymousCommand, anonymousPart } from './command.ts';
