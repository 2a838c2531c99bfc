import { defineReplica } from '@kadro/chassis/declare';
import { type WorkingPattern, workingPatternSchema } from '@kadro/kernel';
import { z } from 'zod';

const datedPattern = z.object({ from: z.string(), pattern: workingPatternSchema });

export const branches = defineReplica({
  name: 'branch',
  plural: 'branches',
  from: 'identity',
  on: ['BranchChanged'],
  schema: z.object({ zone: z.string(), patterns: z.array(datedPattern), archived: z.boolean() }),
  stateOf: ({ branch: { id, zone, workingPattern, patterns, archived } }) => ({
    id,
    zone,
    patterns: patterns?.length > 0 ? patterns : [{ from: '0001-01-01', pattern: workingPattern }],
    archived,
  }),
  reach: { branches: 'id' },
});

export interface BranchRow {
  id: string;
  zone: string;
  /** Ascending by `from`. */
  patterns: readonly { from: string; pattern: WorkingPattern }[];
  archived: boolean;
}
