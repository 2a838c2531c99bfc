import { type Part } from '@kadro/chassis';
import { planForMany } from './plan/many.ts';
import { removeOfMany, removePlannedCommand } from './remove/commands.ts';

/** Planning and taking out for several people. */
export const planningOfMany: Part = {
  commands: [removePlannedCommand],
  endpoints: [planForMany, removeOfMany],
};
