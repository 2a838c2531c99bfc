import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { endsOf, isDay, today } from '@kadro/ui';

interface Chosen {
  typeId: string;
  on: string;
  /** By what is known now, or was known on the day. */
  known: 'now' | 'then';
}

export type Moment = ReturnType<typeof useMoment>;

/** The day on which one arrives in another year: today in this one, else the end nearest to it. */
export function dayIn(year: number, now: string): string {
  const { first, last } = endsOf(year);
  return now < first ? first : now > last ? last : now;
}

/** Which kind and which day is looked at, and by which knowledge. The address follows when the moving has come to its end. */
export function useMoment() {
  const [params, setParams] = useSearchParams();
  const now = today();
  const wanted = params.get('on') ?? '';
  const [moment, setMoment] = useState<Chosen>({ typeId: params.get('type') ?? '', on: isDay(wanted) ? wanted : now, known: params.get('known') === 'then' ? 'then' : 'now' });
  const move = (on: string) => setMoment((old) => ({ ...old, on }));
  const settle = (part: Partial<Chosen>) => {
    const next = { ...moment, ...part };
    setMoment(next);
    setParams({ ...(next.typeId && { type: next.typeId }), ...(next.on !== now && { on: next.on, ...(next.known === 'then' && { known: 'then' }) }) }, { replace: true, preventScrollReset: true });
  };
  const isPast = moment.on < now;
  return { ...moment, now, isToday: moment.on === now, isPast, isThen: isPast && moment.known === 'then', year: Number(moment.on.slice(0, 4)), move, settle };
}
