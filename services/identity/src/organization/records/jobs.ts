import { defineRecord, multiline } from '@kadro/chassis/declare';
import { byName, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { common, name } from './common.ts';

export const jobs = defineRecord({
  ...common,
  name: 'job',
  plural: 'jobs',
  schema: z.object({ name, description: multiline(z.string().trim().max(1000)).nullish() }),
  derived: nameKeys,
  indexes: { name: byName },
  example: { name: { en: 'Engineer' } },
});
