import { type Api } from '@kadro/api';
import { today } from '@kadro/ui/clock';
import { answered, type Question, questionOf } from '../../../../core/questions.ts';
import {
  AllShiftsDocument,
  ClockCorrectionDocument,
  ClockCorrectionsDocument,
  type ClockCorrectionsQueryVariables,
  ShiftRequestDocument,
  ShiftRequestsDocument,
  type ShiftRequestsQueryVariables,
} from '../../../../generated/graphql.ts';
import { decidedOn } from '../../../../requests/decided-on.ts';
import { type Rows } from '../../../../requests/types.ts';
import { filterOf, inboxPageSize, type InboxQuery, ordersBy } from '../../../inbox/questions.ts';
import { type Correction, type Shift, type ShiftRequest } from './types.ts';

const [byDate, byBegin] = [ordersBy('date'), ordersBy('from')];
const newest = { page: 0, sortBy: 'requestedDateTime', descending: true } as const;
const mostShown = 50;
const latest = { page: 0, rowsPerPage: 100, sortBy: 'updatedDateTime', descending: true } as const;

const correctionsQuestion = (api: Api, variables: ClockCorrectionsQueryVariables): Question<Rows<Correction>> =>
  questionOf(api, ClockCorrectionsDocument, variables, (data, errors) => answered(data.clockCorrections, errors));

const shiftRequestsQuestion = (api: Api, variables: ShiftRequestsQueryVariables): Question<Rows<ShiftRequest>> =>
  questionOf(api, ShiftRequestsDocument, variables, (data, errors) => answered(data.workplanRequests, errors));

/** The newest own ones; of a date only. */
export const ownCorrectionsQuestion = (api: Api, employeeId: string, date?: string): Question<Rows<Correction>> =>
  correctionsQuestion(api, {
    ...newest,
    rowsPerPage: mostShown,
    filter: { employeeId: { eq: employeeId }, ...(date && { date: { eq: date } }) },
  });

export const ownShiftRequestsQuestion = (api: Api, employeeId: string): Question<Rows<ShiftRequest>> =>
  shiftRequestsQuestion(api, { ...newest, rowsPerPage: mostShown, filter: { employeeId: { eq: employeeId } } });

/** A page of the inbox of `reader`, or of all open ones in reach. */
export const correctionInbox = (api: Api, reader: string, asked: InboxQuery, rowsPerPage = inboxPageSize) =>
  correctionsQuestion(api, {
    page: asked.page - 1,
    rowsPerPage,
    ...byDate[asked.sort],
    filter: filterOf(asked, reader),
  });

export const shiftInbox = (api: Api, reader: string, asked: InboxQuery, rowsPerPage = inboxPageSize) =>
  shiftRequestsQuestion(api, {
    page: asked.page - 1,
    rowsPerPage,
    ...byBegin[asked.sort],
    filter: filterOf(asked, reader),
  });

export const correctionQuestion = (api: Api, id: string): Question<Correction | null> =>
  questionOf(api, ClockCorrectionDocument, { id }, (data, errors) =>
    data.clockCorrection === null && errors.length === 0 ? null : answered(data.clockCorrection, errors),
  );

export const shiftRequestQuestion = (api: Api, id: string): Question<ShiftRequest | null> =>
  questionOf(api, ShiftRequestDocument, { id }, (data, errors) =>
    data.workplanRequest === null && errors.length === 0 ? null : answered(data.workplanRequest, errors),
  );

/** How many the reader has decided since midnight. */
export function correctionsDecidedToday(api: Api, reader: string): Question<number> {
  const { queryKey, queryFn } = correctionsQuestion(api, latest);
  return {
    queryKey: [...queryKey, 'decided', reader],
    queryFn: async () => (await queryFn()).items.filter(decidedOn(today(), reader)).length,
  };
}

export function shiftsDecidedToday(api: Api, reader: string): Question<number> {
  const { queryKey, queryFn } = shiftRequestsQuestion(api, latest);
  return {
    queryKey: [...queryKey, 'decided', reader],
    queryFn: async () => (await queryFn()).items.filter(decidedOn(today(), reader)).length,
  };
}

/** By name, archived ones too: old requests name them. */
export const allShiftsQuestion = (api: Api): Question<Shift[]> =>
  questionOf(api, AllShiftsDocument, {}, (data, errors) => answered(data.shifts, errors).items);
