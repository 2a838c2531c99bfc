import { named, type QueryScope } from '@kadro/chassis';
import { type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { z } from 'zod';
import { leaveKind } from '../account/shared/shapes.ts';
import { type LeaveTypeRow, leaveTypes } from './record.ts';

export const leaveTypeTag = named(
  'LeaveTypeTag',
  z.object({ id: z.string(), name: z.string(), color: z.string(), kind: leaveKind }),
);

/** In the reader's language; null for an unknown type. */
export async function tagOf(leaveTypeId: string, scope: QueryScope): Promise<z.infer<typeof leaveTypeTag> | null> {
  const row = await scope.row<LeaveTypeRow & { name: LocalizedText }>(leaveTypes.model, leaveTypeId);
  return row && { id: row.id, name: textIn(row.name, scope.language as Language), color: row.color, kind: row.kind };
}
