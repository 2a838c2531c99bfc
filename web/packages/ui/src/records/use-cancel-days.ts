import { useState } from 'react';

/** As the server tells it of a request. */
export interface CancellableRequest {
  beginDate: string;
  /** By the first day that comes back; null: the whole request. */
  cancelChoices: readonly { from: string | null }[] | null;
  dayDetails: readonly { date: string; days: number; returned: boolean }[] | null;
}

/** The days to cancel; '' is the first or the last one of the request. */
export interface CancelDays {
  from: string;
  to: string;
  firsts: readonly string[];
  /** Days that may be the last one, after `from`. */
  lasts: readonly string[];
  isPartial: boolean;
  choose: (days: { from?: string; to?: string }) => void;
}

const lastsAfter = ({ dayDetails }: CancellableRequest, first: string): string[] =>
  (dayDetails ?? [])
    .filter(({ date, days, returned }) => days > 0 && !returned && date >= first)
    .map(({ date }) => date);

/**
 * The range of days to cancel. The request's own ends are sent as such, so that days off beside them come back, too; a
 * first day after the last one takes the last one back to the end.
 */
export function useCancelDays(request: CancellableRequest): CancelDays {
  const { beginDate, cancelChoices } = request;
  const firsts = (cancelChoices ?? []).map(({ from }) => from ?? beginDate);
  const begin = cancelChoices?.[0]?.from ?? '';
  const [{ from, to }, setChosen] = useState({ from: begin, to: '' });
  const choose = (days: { from?: string; to?: string }): void => {
    const next = { from, to, ...days };
    const first = next.from || beginDate;
    const isToEnd = next.to < first || next.to === lastsAfter(request, first).at(-1);
    setChosen({ from: next.from === beginDate ? '' : next.from, to: isToEnd ? '' : next.to });
  };
  return {
    from,
    to,
    firsts,
    lasts: lastsAfter(request, from || beginDate),
    isPartial: from !== '' || to !== '',
    choose,
  };
}
