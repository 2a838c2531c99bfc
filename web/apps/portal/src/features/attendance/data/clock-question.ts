import { type Api } from '@kadro/api';
import { addDays } from '@kadro/ui/days';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import { ClockNowDocument } from '../../../generated/graphql.ts';
import { type ClockNow } from './types.ts';

// Part of the first file of the portal: must not import React.

/** How far ahead the next shift is looked for. */
const daysAhead = 7;

/**
 * What the clock shows: whether one is in, what the web terminal allows, and the records from the day before to a week
 * after, none where the organization has turned timesheets off.
 */
export const clockQuestion = (api: Api, employeeId: string, day: string): Question<ClockNow> =>
  questionOf(
    api,
    ClockNowDocument,
    { before: addDays(day, -1), until: addDays(day, daysAhead), employeeId },
    (data, errors) => ({
      clock: answered(data.clockState, errors),
      terminal: answered(data.filterTerminals, errors)[0],
      days: data.clockDays?.items ?? [],
    }),
  );
