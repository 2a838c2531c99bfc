import { addDays } from '@kadro/kernel';
import fc from 'fast-check';
import { adjustBalance } from '../account/adjust/rules.ts';
import { cancelLeave } from '../account/cancel/rules.ts';
import { changeRequest } from '../account/change/rules.ts';
import { decideLeave } from '../account/decide/rules.ts';
import { setEntitlement } from '../account/entitle/rules.ts';
import { recount } from '../account/recount/rules.ts';
import { type LeaveInput } from '../account/request/input.ts';
import { requestLeave } from '../account/request/rules.ts';
import { type Holiday } from '../account/shared/days.ts';
import { acting, annual, cancelling, counting, factsFor, oneManager, Stream, twoManagers } from './builders.ts';

const start = '2026-11-16';
export const advanceDays = 2;
export const typeRules = { advanceDays };
const span = 60;

type Step = (stream: Stream) => string | null;

export const [day, length] = [fc.integer({ min: 0, max: span }), fc.integer({ min: 0, max: 9 })];
export const parts = fc.constantFrom<Partial<LeaveInput>>(
  {},
  {},
  { duration: 'HALF_DAY', period: 'FIRST_HALF' },
  { duration: 'HALF_DAY', period: 'SECOND_HALF' },
  { duration: 'QUARTER_DAY', period: 'FOURTH_QUARTER' },
  { duration: 'HOURLY', beginTime: '09:00', endTime: '10:40' },
  { duration: 'HOURLY', beginTime: '11:00', endTime: '16:00' },
  { duration: 'HOURLY', beginTime: '13:00', endTime: '17:00' },
);

export function inputOf(id: string, from: number, more: number, part: Partial<LeaveInput>): LeaveInput {
  const beginDate = addDays(start, from);
  return {
    id,
    leaveTypeId: annual,
    duration: 'FULL_DAY',
    beginDate,
    endDate: part.duration ? beginDate : addDays(beginDate, more),
    ...part,
  };
}

const known = ({ state }: Stream, n: number): string => `r${n % Math.max(1, state.requests.size)}`;

export const asking = fc.tuple(day, length, parts, fc.boolean()).map(([from, more, part, two]): Step => (stream) => {
  const input = inputOf(`r${stream.state.requests.size}`, from, more, part);
  return stream.do((state) =>
    requestLeave(state, input, factsFor(input, { type: typeRules, steps: two ? twoManagers : oneManager })),
  );
});
const changing = fc.tuple(fc.nat(9), day, length, parts).map(([n, from, more, part]): Step => (stream) => {
  const input = inputOf(known(stream, n), from, more, part);
  return stream.do((state) => changeRequest(state, input, factsFor(input, { type: typeRules })));
});
export const deciding = fc.tuple(fc.nat(9), fc.boolean(), fc.constantFrom('m1', 'm2')).map(
  ([n, approved, who]): Step =>
    (stream) =>
      stream.do((state) => decideLeave(state, { id: known(stream, n), approved }, acting(who))),
);
const someDays = fc.option(fc.nat(9), { nil: null });
const ending = fc.tuple(fc.nat(9), someDays, someDays).map(([n, after, last]): Step => (stream) => {
  const id = known(stream, n);
  const on = (days: number | null) =>
    days === null ? null : addDays(stream.state.requests.get(id)?.beginDate ?? start, days);
  const dates = { from: on(after), to: on(last) };
  return stream.do((state) => cancelLeave(state, { id, reason: 'Back earlier', ...dates }, cancelling()));
});

const recounting = fc
  .tuple(
    fc.nat(9),
    fc.array(
      fc.record({
        id: fc.constant('h'),
        date: day.map((n) => addDays(start, n)),
        part: fc.constantFrom<Holiday['part']>('FULL', 'MORNING', 'AFTERNOON'),
      }),
      { maxLength: 12 },
    ),
  )
  .map(([n, holidays]): Step => (stream) => {
    const request = stream.state.requests.get(known(stream, n));
    return request
      ? stream.do((state) =>
          recount(state, {
            id: request.id,
            count: counting({ holidays }),
            cause: { kind: 'HOLIDAY', id: 'h' },
          }),
        )
      : null;
  });
export const about = { advanceDays, branchOn: () => 'b1', meaningfulLetters: 3 };
const setting = fc.tuple(fc.constantFrom(2026, 2027), fc.integer({ min: 0, max: 100 })).map(
  ([year, days]): Step =>
    (stream) =>
      stream.do((state) =>
        setEntitlement(state, { id: `e${stream.events.length}`, leaveTypeId: annual, year, days: days / 8 }, about),
      ),
);
const adjusting = fc
  .tuple(
    day,
    fc.integer({ min: -40, max: 40 }).filter((days) => days !== 0),
  )
  .map(
    ([on, days]): Step =>
      (stream) =>
        stream.do((state) =>
          adjustBalance(
            state,
            {
              id: `a${stream.events.length}`,
              leaveTypeId: annual,
              on: addDays(start, on),
              days: days / 8,
              reason: 'From the old system',
            },
            about,
          ),
        ),
  );

export const members = fc.oneof({ weight: 5, arbitrary: asking }, { weight: 2, arbitrary: deciding }, ending, changing);
export const life = fc.array(fc.oneof({ weight: 8, arbitrary: members }, recounting, setting, adjusting), {
  minLength: 12,
  maxLength: 24,
});
export const runs = { numRuns: 80 };

export function lived(
  steps: readonly Step[],
  each: (stream: Stream, step: Step) => void = (stream, step) => void step(stream),
): Stream {
  const stream = new Stream();
  for (const [year, days] of [
    [2026, 5],
    [2027, 12],
  ] as const)
    stream.do((state) => setEntitlement(state, { id: `e${year}`, leaveTypeId: annual, year, days }, about));
  for (const step of steps) each(stream, step);
  return stream;
}
