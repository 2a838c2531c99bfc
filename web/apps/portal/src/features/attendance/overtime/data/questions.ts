import { type Api } from '@kadro/api';
import { today } from '@kadro/ui/clock';
import { answered, type Question, questionOf } from '../../../../core/questions.ts';
import {
  OvertimeDayDocument,
  OvertimeDecisionsDocument,
  OvertimeRequestDocument,
  OvertimeRequestsDocument,
  type OvertimeRequestsQueryVariables,
  OvertimeTypesDocument,
  OvertimeYearDocument,
  type OvertimeYearQueryVariables,
} from '../../../../generated/graphql.ts';
import { decidedOn } from '../../../../requests/decided-on.ts';
import { type RequestStatus, type Rows } from '../../../../requests/types.ts';
import { type DayRecord } from '../../data/types.ts';
import { filterOf, inboxPageSize, type InboxQuery, ordersBy } from '../../../inbox/questions.ts';
import { type OvertimeRequest, type OvertimeRow, type OvertimeType, type OvertimeYear } from './types.ts';

const orders = ordersBy('overtimeDate');
const mostDecisions = 100;

/** A page of the requests in reach. */
const requestsQuestion = (api: Api, variables: OvertimeRequestsQueryVariables): Question<Rows<OvertimeRow>> =>
  questionOf(api, OvertimeRequestsDocument, variables, (data, errors) => answered(data.overtimes, errors));

export interface OwnQuery {
  page: number;
  rowsPerPage: number;
  sortBy: 'requestedDateTime' | 'overtimeDate' | 'status';
  descending: boolean;
  statuses?: readonly RequestStatus[];
  from?: string;
  to?: string;
}

export function ownRequestsQuestion(api: Api, employeeId: string, query: OwnQuery): Question<Rows<OvertimeRow>> {
  const { statuses, from, to, ...paging } = query;
  const filter = {
    employeeId: { eq: employeeId },
    ...(statuses && { status: { in: [...statuses] } }),
    ...(from && { overtimeDate: { from, to } }),
  };
  return requestsQuestion(api, { ...paging, filter });
}

/** A page of the inbox of `reader`, or of all open requests in reach. */
export function inboxQuestion(api: Api, reader: string, asked: InboxQuery, rowsPerPage = inboxPageSize) {
  const { type, sort, page } = asked;
  const filter = { ...filterOf(asked, reader), ...(type && { overtimeTypeId: { eq: type } }) };
  return requestsQuestion(api, { page: page - 1, rowsPerPage, ...orders[sort], filter });
}

export const requestQuestion = (api: Api, id: string): Question<OvertimeRequest | null> =>
  questionOf(api, OvertimeRequestDocument, { id }, (data, errors) =>
    data.overtime === null && errors.length === 0 ? null : answered(data.overtime, errors),
  );

export const typesQuestion = (api: Api): Question<OvertimeType[]> =>
  questionOf(api, OvertimeTypesDocument, {}, (data, errors) => answered(data.overtimeTypes, errors).items);

/** The year of a request, or the own one of a date; null where the reader sees none. */
export const yearQuestion = (api: Api, of: OvertimeYearQueryVariables): Question<OvertimeYear | null> =>
  questionOf(api, OvertimeYearDocument, of, (data, errors) =>
    data.overtimeYear === null && errors.length === 0 ? null : answered(data.overtimeYear, errors),
  );

/** The record of a person's date; null where there is none that the reader may see. */
export const dayQuestion = (api: Api, employeeId: string, date: string): Question<DayRecord | null> =>
  questionOf(
    api,
    OvertimeDayDocument,
    { employeeId, date },
    (data, errors) => answered(data.timesheets, errors).items[0] ?? null,
  );

/** How many requests the reader has decided since midnight. */
export function decidedTodayQuestion(api: Api, reader: string): Question<number> {
  const { queryKey, queryFn } = questionOf(
    api,
    OvertimeDecisionsDocument,
    { rows: mostDecisions },
    (data, errors) => answered(data.overtimes, errors).items.filter(decidedOn(today(), reader)).length,
  );
  return { queryKey: [...queryKey, reader], queryFn };
}
