import { useEffect } from 'react';
import { usePortal, useUser } from '../../../core/context.tsx';
import { answered, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import { OpenCountDocument } from '../../../generated/graphql.ts';
import { inboxCountQuestion, type InboxScope } from './questions.ts';
import { useHeldIds } from './decide/use-held.ts';

const againMs = 60_000;

/**
 * How many requests wait for a decision of who is signed in, or are open in reach; asked again every minute and when
 * the page is looked at. What is decided and can still be taken back does not wait.
 */
export function useInboxCount(scope: InboxScope): Read<number> {
  const { api } = usePortal();
  const mine = inboxCountQuestion(api);
  const all = questionOf(api, OpenCountDocument, {}, (data, errors) =>
    answered(data.allPendingLeaveRequestCount, errors),
  );
  const read = useRead(scope === 'mine' ? mine : all);
  const { reload, data } = read;
  const { id } = useUser();
  const { size } = useHeldIds(scope === 'mine' ? id : undefined);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reload();
    const timer = setInterval(look, againMs);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [reload]);
  return { ...read, data: data === undefined ? undefined : Math.max(0, data - size) };
}
