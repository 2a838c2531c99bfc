import { type Authenticator, Refused } from '@kadro/chassis';
import { attendance } from './service.ts';

const nobody: Authenticator = { principal: () => Promise.reject(new Refused('unauthorised')) };

/** For what needs no runtime: schemas, routes, stored events. */
export const declaration = attendance(nobody);
