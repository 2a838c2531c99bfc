import { useEffect, useState } from 'react';
import { serviceRoots } from '@kadro/api';
import { followAs } from '@kadro/api/follow';
import { usePortal, useUser } from '../../../core/context.tsx';
import { answered, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import { TeamNowDocument, type TeamNowQuery } from '../../../generated/graphql.ts';

export type PresenceOf = NonNullable<TeamNowQuery['presences']>['items'][number];

/** What is told together is read together. */
const togetherMs = 400;
/** What time alone changes for many at once is not told one by one. */
const againMs = 60_000;

/** The people whom one reaches, oneself apart, as they are now: read again whenever one of them comes or goes. */
export function useTeamNow(): Read<PresenceOf[]> & { isLive: boolean } {
  const { api } = usePortal();
  const { id } = useUser();
  const read = useRead(
    questionOf(api, TeamNowDocument, { filter: {} }, (data, errors) =>
      answered(data.presences, errors).items.filter(({ employeeId }) => employeeId !== id),
    ),
  );
  const [isLive, setLive] = useState(false);
  const { reload } = read;
  useEffect(() => {
    const leaving = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = () => (waiting ??= setTimeout(() => ((waiting = undefined), void reload()), togetherMs));
    const minutely = setInterval(() => void reload(), againMs);
    void followAs(api.caller, `${serviceRoots.attendance}/presence/stream`, {
      onMessage: changed,
      onOpen: setLive,
      signal: leaving.signal,
    });
    return () => {
      leaving.abort();
      clearInterval(minutely);
      clearTimeout(waiting);
    };
  }, [api, reload]);
  return { ...read, isLive };
}
