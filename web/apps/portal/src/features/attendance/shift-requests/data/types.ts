import {
  type AllShiftsQuery,
  type CorrectionRowFragment,
  type ShiftRequestRowFragment,
} from '../../../../generated/graphql.ts';

export type Correction = CorrectionRowFragment;
export type ShiftRequest = ShiftRequestRowFragment;
export type Problem = Correction['problem'];
export type Shift = NonNullable<AllShiftsQuery['shifts']>['items'][number];

export const problems = ['MISSING', 'WRONG', 'SUPERFLUOUS'] as const satisfies readonly Problem[];
