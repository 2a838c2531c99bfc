import { type Api } from '@kadro/api';
import { today } from '@kadro/ui/clock';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import { LeaveDecisionsDocument } from '../../../generated/graphql.ts';
import { decidedOn } from '../../../requests/decided-on.ts';

const most = 100;

/** How many requests the reader has decided since midnight. */
export function decidedTodayQuestion(api: Api, reader: string): Question<number> {
  const { queryKey, queryFn } = questionOf(api, LeaveDecisionsDocument, { rows: most }, (data, errors) => {
    return answered(data.leaveRequests, errors).items.filter(decidedOn(today(), reader)).length;
  });
  return { queryKey: [...queryKey, reader], queryFn };
}
