import { type Api, type QueryError } from '@kadro/api';
import { answered, type Question, questionOf } from '../../core/questions.ts';
import { InboxCountDocument, OpenCountDocument } from '../../generated/graphql.ts';
import { type InboxScope } from './questions.ts';

// Part of the first file of the portal: must not import React.

/** How many requests there are of each kind, by its name; null where its service does not answer. */
export type Counts = Readonly<Record<string, number | null>>;

/** How many wait for the reader, or are open in reach: of all kinds in one question. */
export const countsQuestion: Record<InboxScope, (api: Api) => Question<Counts>> = {
  mine: (api) =>
    questionOf(api, InboxCountDocument, {}, (data, errors) =>
      asFarAs(
        {
          leave: data.pendingLeaveRequestCount,
          overtime: data.pendingOvertimeCount,
          shift: data.pendingWorkplanRequestCount,
          correction: data.pendingClockCorrectionCount,
        },
        errors,
      ),
    ),
  all: (api) =>
    questionOf(api, OpenCountDocument, {}, (data, errors) =>
      asFarAs(
        {
          leave: data.allPendingLeaveRequestCount,
          overtime: data.allPendingOvertimeCount,
          shift: data.allPendingWorkplanRequestCount,
          correction: data.allPendingClockCorrectionCount,
        },
        errors,
      ),
    ),
};

const asFarAs = (counts: Counts, errors: readonly QueryError[]): Counts =>
  Object.values(counts).some((count) => count !== null) ? counts : answered<Counts>(null, errors);
