import { identity } from './service.ts';

/** For what needs no runtime: schemas, routes, stored events. */
export const declaration = identity();
