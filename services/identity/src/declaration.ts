import { identity } from './service.ts';

/** Only a runtime asks for tokens. */
export const declaration = identity(null as never);
