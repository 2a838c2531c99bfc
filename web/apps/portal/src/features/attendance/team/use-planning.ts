import { useState } from 'react';
import { type AnswerOf } from '@kadro/api';
import { usePortal } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';
import { useSender } from '../../../core/use-sender.ts';
import { TeamDaysDocument } from '../../../generated/graphql.ts';

export interface Span {
  from: string;
  to: string;
}

export type Outcomes = AnswerOf<'POST /attendance/api/v1/workplans/multiple'>['results'];

/** One command at a time; what it changes is asked for again, and what is refused is `error`. */
function useOneByOne() {
  const { answers } = usePortal();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const act = async <T>(run: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setError('');
    try {
      const answer = await run();
      await answers.renew([TeamDaysDocument]);
      return answer;
    } catch (failure) {
      setError(messageOf(failure));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, act };
}

/** Plans and takes out shifts of one person; each resolves with undefined where it was refused. */
export function usePlanning() {
  const send = useSender();
  const { act, ...state } = useOneByOne();
  return {
    ...state,
    plan: (employeeId: string, shiftId: string, span: Span, note: string) =>
      act(() =>
        send('POST /attendance/api/v1/workplans', {
          body: { employeeId, shiftIds: [shiftId], ...span, ...(note.trim() && { note: note.trim() }) },
        }),
      ),
    remove: (employeeId: string, span: Span, shiftId: string) =>
      act(() =>
        send('POST /attendance/api/v1/workplans/removals', { body: { employeeId, ...span, shiftIds: [shiftId] } }),
      ),
  };
}

/** The same for several people, each answered for itself. */
export function usePlanningOfSeveral() {
  const send = useSender();
  const { act, ...state } = useOneByOne();
  return {
    ...state,
    plan: (ids: string[], shiftId: string, span: Span) =>
      act(() => send('POST /attendance/api/v1/workplans/multiple', { body: { ids, shiftIds: [shiftId], ...span } })),
    remove: (ids: string[], span: Span) =>
      act(() => send('POST /attendance/api/v1/workplans/removals/multiple', { body: { ids, ...span } })),
  };
}
