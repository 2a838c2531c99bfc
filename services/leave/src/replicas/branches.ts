import { defineReplica } from '@kadro/chassis/declare';
import { type WorkingPattern, workingPatternSchema } from '@kadro/kernel';
import { z } from 'zod';

const datedPattern = z.object({ from: z.string(), pattern: workingPatternSchema });

export type DatedPattern = z.infer<typeof datedPattern>;

export const branches = defineReplica({
  name: 'branch',
  plural: 'branches',
  from: 'identity',
  on: ['BranchChanged'],
  schema: z.object({
    zone: z.string(),
    workingPattern: workingPatternSchema,
    patterns: z.array(datedPattern),
    archived: z.boolean(),
  }),
  stateOf: ({ branch: { id, zone, workingPattern, patterns, archived } }) => ({
    id,
    zone,
    workingPattern,
    patterns: patterns ?? [],
    archived,
  }),
});

export interface BranchRow {
  id: string;
  zone: string;
  workingPattern: WorkingPattern;
  /** Ascending by `from`; absent in states recorded before identity sent patterns. */
  patterns?: DatedPattern[];
}
