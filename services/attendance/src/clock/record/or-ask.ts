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

interface Recorded {
  reading: Pick<NewReading, 'id' | 'at' | 'on'>;
  request: Pick<CorrectionData, 'id'> | null;
}

/** `correctionId`: nothing is recorded until the shift managers approve this request. */
export const answeredReading = ({ reading: { id, at, on }, request }: Recorded) => ({
  id,
  at,
  on,
  correctionId: request?.id ?? null,
});

/** The same from what was recorded. */
export function answeredAgain(events: readonly NewEvent<ClockEvents>[]) {
  const [recorded] = events;
  if (recorded?.type === 'ReadingRecorded') return answeredReading({ reading: recorded.data, request: null });
  if (recorded?.type === 'ShiftChosen') return { id: recorded.data.readingId, on: recorded.data.on };
  if (recorded?.type !== 'CorrectionRequested' || !recorded.data.reading) return {};
  return answeredReading({ reading: recorded.data.reading, request: recorded.data });
}
