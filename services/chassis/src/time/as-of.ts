import { project, seenOf } from '../declare/models/projection.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type RowRecord } from '../ports/index.ts';
import { type AnyReadModel, type ReadModel } from '../declare/models/read-model.ts';
import { knownAt, type Moment, revokedPlans, settledPlans, type TimeOf, timelineOf } from './timeline.ts';

export function timeOf(model: AnyReadModel): TimeOf {
  return (name) => model.decider.events[name]?.time;
}

export function withoutPlans(model: AnyReadModel, events: readonly OpenEvent[]): OpenEvent[] {
  const time = timeOf(model);
  const settled = settledPlans(events, time);
  return events.filter(({ name, data }) => {
    const own = time(name);
    return !own?.revokes && (!own?.plans || settled.has(data[own.plans.id]));
  });
}

export function concerning(model: AnyReadModel, events: readonly OpenEvent[], key: string): OpenEvent[] {
  return events.filter((event) => model.project[event.name] && model.keys(seenOf(event)).includes(key));
}

/** Past or to come, its stream by days through the same projection (design, section 3). null before its first day. */
export function rowAsOf<R>(
  model: ReadModel<R>,
  events: readonly OpenEvent[],
  key: string,
  { asOf, knownAt: instant }: Moment,
): RowRecord<R> | null {
  const time = timeOf(model);
  const known = knownAt(concerning(model, events, key), instant);
  const dated = timelineOf(known, time);
  const past = dated.filter(({ day }) => day <= asOf);
  if (past.length === 0) return null;
  const counted = new Set(past.map(({ event }) => event.stored.id));
  const revoked = revokedPlans(known, time);
  const planned = known.filter(({ name, data, stored }) => {
    const plans = time(name)?.plans;
    return plans && !counted.has(stored.id) && !revoked.has(data[plans.id]);
  });
  return [...past.map(({ event }) => event), ...planned].reduce<RowRecord<R> | null>(
    (row, event) => project(model, row, seenOf(event), key, event.stored),
    null,
  );
}
