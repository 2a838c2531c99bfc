import { identity } from './service.ts';

/** The service as it is declared: who calls only matters to a runtime. */
export const declaration = identity(null as never);
