import { type OvertimeRequest } from '../../day/shapes.ts';
import { sensibleDay } from '../../shared/dated.ts';
import { freeText } from '../../shared/reasons.ts';
import { id } from '../../shared/references.ts';
import { z } from 'zod';
import { overtimePeriod } from '../shapes.ts';

/** On a change an absent reason stays as it is; a null reason is cleared. */
export interface OvertimeInput {
  overtimeDate: string;
  shiftId?: string | null;
  overtimeTypeId?: string | null;
  period: OvertimeRequest['period'];
  durationInMinutes: number;
  reason?: string | null;
}

export const overtimeBody = z.strictObject({
  overtimeDate: sensibleDay,
  shiftId: id.nullish(),
  overtimeTypeId: id.nullish(),
  period: overtimePeriod,
  durationInMinutes: z.int().min(1).max(1_440),
  reason: freeText.nullish(),
});

export const overtimeExample = {
  overtimeDate: '2026-10-26',
  overtimeTypeId: '018f0000-0000-7000-8000-000000000001',
  period: 'CLOCK_OUT',
  durationInMinutes: 90,
} as const;
