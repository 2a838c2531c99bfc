import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { endsOf, isDay, today } from '@kadro/ui';

export interface Moment {
  typeId: string;
  on: string;
}

/** The day on which one arrives in another year: today in this one, else the end nearest to it. */
export function dayIn(year: number, now: string): string {
  const { first, last } = endsOf(year);
  return now < first ? first : now > last ? last : now;
}

/** Which kind and which day is looked at. The address follows when the moving has come to its end. */
export function useMoment() {
  const [params, setParams] = useSearchParams();
  const now = today();
  const wanted = params.get('on') ?? '';
  const [moment, setMoment] = useState<Moment>({ typeId: params.get('type') ?? '', on: isDay(wanted) ? wanted : now });
  const move = (on: string) => setMoment((old) => ({ ...old, on }));
  const settle = (part: Partial<Moment>) => {
    const next = { ...moment, ...part };
    setMoment(next);
    setParams({ ...(next.typeId && { type: next.typeId }), ...(next.on !== now && { on: next.on }) }, { replace: true, preventScrollReset: true });
  };
  return { ...moment, now, isToday: moment.on === now, year: Number(moment.on.slice(0, 4)), move, settle };
}
