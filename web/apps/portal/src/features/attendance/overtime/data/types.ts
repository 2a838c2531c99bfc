import {
  type OvertimeDetailFragment,
  type OvertimePeriod,
  type OvertimeRowFragment,
  type OvertimeTypesQuery,
  type OvertimeYearQuery,
} from '../../../../generated/graphql.ts';

export type OvertimeRow = OvertimeRowFragment;
export type OvertimeRequest = OvertimeDetailFragment;
export type Period = OvertimePeriod;
export type OvertimeType = NonNullable<OvertimeTypesQuery['overtimeTypes']>['items'][number];
/** The overtime of a calendar year, in minutes. */
export type OvertimeYear = NonNullable<OvertimeYearQuery['overtimeYear']>;

export const periods = ['CLOCK_IN', 'CLOCK_OUT', 'CLOCK_IN_OUT'] as const satisfies readonly Period[];

/** What its owner has not sent yet. */
export const isDraft = ({ status }: Pick<OvertimeRow, 'status'>): boolean => status === 'UNKNOWN';

/** Whether its owner may still change it. */
export const canChange = ({ status }: Pick<OvertimeRow, 'status'>): boolean =>
  status === 'UNKNOWN' || status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';
