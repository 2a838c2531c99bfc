import {
  type CorrectionRecordFragment,
  type CorrectionRowFragment,
  type ShiftRequestRecordFragment,
  type ShiftRequestRowFragment,
} from '../../../generated/graphql.ts';
import { type RequestKind } from '../../../requests/model.ts';

export type ShiftRow = ShiftRequestRowFragment;
export type ShiftRequest = ShiftRequestRecordFragment;
export type CorrectionRow = CorrectionRowFragment;
export type Correction = CorrectionRecordFragment;

export const shiftKind: RequestKind = { service: 'attendance', path: 'workplan-requests' };
export const correctionKind: RequestKind = { service: 'attendance', path: 'clock-corrections' };

/** A day that becomes free while another one gets a shift is a swap. */
export function typeOf({ days }: Pick<ShiftRow, 'days'>): 'shift' | 'freeDay' | 'swap' {
  const free = days.filter(({ shiftIds }) => shiftIds.length === 0).length;
  return free === days.length ? 'freeDay' : free > 0 ? 'swap' : 'shift';
}
