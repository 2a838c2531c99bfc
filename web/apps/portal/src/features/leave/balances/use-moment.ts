import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { endsOf, isDay, today } from '@kadro/ui';

interface Chosen {
  typeId: string;
  on: string;
  /** As known today, or as known on the day. */
  known: 'now' | 'then';
}

export type Moment = ReturnType<typeof useMoment>;

/** The day shown when the year changes: today in this year, else the end nearest to it. */
export function dayIn(year: number, now: string): string {
  const { first, last } = endsOf(year);
  return now < first ? first : now > last ? last : now;
}

function chosenBy(params: URLSearchParams, now: string): Chosen {
  const on = params.get('on') ?? '';
  return {
    typeId: params.get('type') ?? '',
    on: isDay(on) ? on : now,
    known: params.get('known') === 'then' ? 'then' : 'now',
  };
}

/** The selected leave type and day, from the address; while the day is being moved, the moved one. */
export function useMoment() {
  const [params, setParams] = useSearchParams();
  const now = today();
  const address = params.toString();
  const [moved, setMoved] = useState<{ from: string; to: Chosen }>();
  const moment = moved?.from === address ? moved.to : chosenBy(params, now);
  const move = (on: string) => setMoved({ from: address, to: { ...moment, on } });
  const settle = (part: Partial<Chosen>) => {
    const next = { ...moment, ...part };
    setMoved({ from: address, to: next });
    setParams(
      {
        ...(next.typeId && { type: next.typeId }),
        ...(next.on !== now && { on: next.on, ...(next.known === 'then' && { known: 'then' }) }),
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const isPast = moment.on < now;
  return {
    ...moment,
    now,
    isToday: moment.on === now,
    isPast,
    isThen: isPast && moment.known === 'then',
    year: Number(moment.on.slice(0, 4)),
    move,
    settle,
  };
}
