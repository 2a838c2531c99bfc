import { type Api, type SessionUser } from '@kadro/api';
import { type Question } from '../../../core/questions.ts';
import { balancesQuestion, ownRequestsQuestion, type RequestsQuery } from '../data/questions.ts';
import { countsQuestion } from '../../inbox/counts.ts';
import { rowsOfHome, waitingAtHome } from '../../inbox/questions.ts';
import { inboxQuestion } from '../inbox/questions.ts';
import { today } from '@kadro/ui/clock';

// Part of the first file of the portal: must not import React.

/** How many rows the sheets show. */
export const shown = { open: 5, upcoming: 3 };

const paging = { page: 0, sortBy: 'beginDate', descending: false } as const;

/** The own undecided requests. */
export const openRequests: RequestsQuery = {
  ...paging,
  rowsPerPage: shown.open,
  statuses: ['PENDING', 'NEED_EXTRA_DETAIL'],
};

/** The own approved leave from today on. */
export const upcomingLeave = (): RequestsQuery => ({
  ...paging,
  rowsPerPage: shown.upcoming,
  statuses: ['APPROVED'],
  from: today(),
});

export const questionsOfHome = (api: Api, { id }: SessionUser): Question<unknown>[] => [
  countsQuestion.mine(api),
  inboxQuestion(api, id, waitingAtHome, rowsOfHome),
  ownRequestsQuestion(api, id, openRequests),
  ownRequestsQuestion(api, id, upcomingLeave()),
  balancesQuestion(api, {}),
];
