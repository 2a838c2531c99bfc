import { named } from '@kadro/chassis';
import { z } from 'zod';
import { daysOf, toNumber } from '../shared/days.ts';
import { type CancelFacts } from './facts.ts';
import { type Cancellable, cancellableFrom, returnedFrom } from './rules.ts';

export const cancelChoice = named(
  'LeaveCancelChoice',
  z.object({
    from: z.string().nullable().describe('the first day that comes back; null: the whole request'),
    days: z.number().describe('days that come back, to four decimals'),
  }),
);

/** What the command accepts of a request, by the first day that comes back: the whole of it first, where it may be. */
export function cancelChoices(
  request: Cancellable,
  by: Pick<CancelFacts, 'isRequester' | 'today'>,
): z.infer<typeof cancelChoice>[] {
  const begin = request.days[0]?.date;
  return cancellableFrom(request, by).map((first) => ({
    from: first === begin ? null : first,
    days: toNumber(daysOf(returnedFrom(request, { first }).returned)),
  }));
}
