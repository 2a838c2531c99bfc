import { defineReplica } from '@kadro/chassis/declare';
import { localizedTextSchema } from '@kadro/kernel';
import { z } from 'zod';

export const leaveTypes = defineReplica({
  name: 'leaveType',
  plural: 'leaveTypes',
  from: 'leave',
  on: ['LeaveTypeChanged'],
  schema: z.object({ name: localizedTextSchema, color: z.string(), kind: z.string() }),
  stateOf: ({ leaveType: { id, names, color, kind } }) => ({ id, name: names, color, kind }),
});
