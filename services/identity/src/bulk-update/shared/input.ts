import { z } from 'zod';
import { id, sensibleDay } from '../../shared/inputs.ts';
import { type BulkDefinition } from './definitions.ts';

const mostPeople = 10_000;
const someId = '018f0000-0000-7000-8000-000000000001';

export type BulkInput = {
  employees?: string[];
  effectiveOn?: string;
  revisions?: Record<string, number>;
} & Record<string, unknown>;

/** People and target may be absent here, because their refusal has a name of its own. */
export const inputOf = ({ field, shape }: BulkDefinition) =>
  z.strictObject({
    employees: z.array(id).max(mostPeople).optional(),
    [field]: shape.optional(),
    effectiveOn: sensibleDay.optional(),
    /** By id, of the people whose former values were seen. */
    revisions: z.record(id, z.int().min(0)).optional(),
  });

export const exampleOf = ({ field, command }: BulkDefinition): Record<string, unknown> & { employees: string[] } => ({
  employees: [someId],
  [field]: field === 'branch' ? someId : command === 'ChangeManagement' ? [] : null,
});

/** `job-info` is `JobInfo` in names of commands. */
export const nameOf = ({ path }: BulkDefinition): string =>
  path.replaceAll(/(?:^|-)(\w)/g, (_part, letter: string) => letter.toUpperCase());
