import { defineRecord, multiline, type RecordPart } from '@kadro/chassis/declare';
import { byName, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { common, name } from './common.ts';
import { peopleIn } from './uses.ts';

export const jobs: RecordPart = defineRecord({
  ...common,
  name: 'job',
  plural: 'jobs',
  schema: z.object({ name, description: multiline(z.string().trim().max(1000)).nullish() }),
  derived: nameKeys,
  indexes: { name: byName },
  uses: [peopleIn('jobId')],
  example: { name: { en: 'Engineer' } },
});
