import { type NewEvent } from '@kadro/chassis';
import { type ClockEvents, type ClockState } from '../events.ts';
import { deferReading } from '../requests/rules.ts';
import { type CorrectionData } from '../requests/shape.ts';
import { type Correcting, type NewReading, recordReading } from './rules.ts';

/** A reading, with the request that it becomes where its time is not believed (rules, offline). */
export interface ReadingOrRequest {
  reading: NewReading;
  request: CorrectionData | null;
}

export const recordOrAsk = (
  state: ClockState,
  _input: unknown,
  { reading, request, closed = [], correction }: ReadingOrRequest & Partial<Correcting>,
): NewEvent<ClockEvents>[] =>
  request ? deferReading(state, request) : recordReading(state, reading, { closed, correction });

/** `correctionId`: nothing is recorded until the shift managers approve this request. */
export const answeredReading = ({ reading: { id, at, on }, request }: ReadingOrRequest) => ({
  id,
  at,
  on,
  correctionId: request?.id ?? null,
});
