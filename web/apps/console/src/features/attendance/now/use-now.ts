import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { serviceRoots } from '@kadro/api';
import { followAs } from '@kadro/api/follow';
import { useEffect, useState } from 'react';
import {
  LastReadingsDocument,
  WhoIsInDocument,
  ZonesNowDocument,
  type WhoIsInQuery,
} from '../../../generated/graphql.ts';
import { api } from '../../../server/api.ts';
import { ask } from '../../../server/ask.ts';

/** What is told together is read together. */
const togetherMs = 400;
/** Where a row changes by time alone and many do at once, the stream tells only some of them. */
const againMs = 60_000;

export type Counts = NonNullable<WhoIsInQuery['presenceCounts']>;
export type PresenceOf = NonNullable<WhoIsInQuery['inside']>['items'][number];

const among = (states: readonly string[], branchId: string) => ({
  state: { in: [...states] },
  ...(branchId && { branchId: { eq: branchId } }),
});

function readBoard(branchId: string, signal: AbortSignal) {
  const variables = {
    branch: branchId || null,
    inside: among(['IN', 'BREAK', 'DUTY'], branchId),
    missing: among(['MISSING'], branchId),
    late: { late: { eq: true }, ...(branchId && { branchId: { eq: branchId } }) },
  };
  return ask(WhoIsInDocument, variables, signal, ({ presenceCounts: counts, inside, missing, late }) =>
    counts && inside && missing && late ? { counts, inside, missing, late } : null,
  );
}

async function readReadings(branchId: string, signal: AbortSignal) {
  const filter = { superseded: { eq: false }, ...(branchId && { branchId: { eq: branchId } }) };
  return (await api.query(LastReadingsDocument, { filter }, { signal })).data.clockRecords?.items ?? [];
}

/** Calls `onChange` when somebody whom the reader reaches comes or goes; answers whether the stream is open. */
function useStream(onChange: () => void): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const changed = () => (waiting ??= setTimeout(() => ((waiting = undefined), onChange()), togetherMs));
    void followAs(api.caller, `${serviceRoots.attendance}/presence/stream`, {
      onMessage: changed,
      onOpen: setOpen,
      signal: leaving.signal,
    });
    return () => {
      leaving.abort();
      clearTimeout(waiting);
    };
  }, [onChange]);
  return isOpen;
}

/** The board of a branch, or of all: read again whenever the stream tells of a change; `isHeld` leaves it as it is. */
export function useNow(branchId: string, isHeld: boolean) {
  const client = useQueryClient();
  const [refresh] = useState(() => () => void client.invalidateQueries({ queryKey: ['now'] }));
  const isLive = useStream(refresh);
  const usual = { refetchInterval: againMs, placeholderData: keepPreviousData, enabled: !isHeld };
  const board = useQuery({
    queryKey: ['now', 'board', branchId],
    queryFn: ({ signal }) => readBoard(branchId, signal),
    ...usual,
  });
  const readings = useQuery({
    queryKey: ['now', 'readings', branchId],
    queryFn: ({ signal }) => readReadings(branchId, signal),
    ...usual,
  });
  const zones = useQuery({
    queryKey: ['now', 'zones'],
    queryFn: async ({ signal }) => (await api.query(ZonesNowDocument, {}, { signal })).data.zoneOccupancy ?? [],
    ...usual,
  });
  return { board, readings: readings.data ?? [], zones: zones.data ?? [], isLive };
}
