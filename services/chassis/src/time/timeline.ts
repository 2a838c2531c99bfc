import { type OpenEvent } from '../declare/streams/open-event.ts';
import { type EventTime } from '../declare/streams/decider.ts';

export interface Moment {
  asOf: string;
  /** RFC 3339 UTC with milliseconds; absent = now. */
  knownAt?: string;
}

export type TimeOf = (name: string) => EventTime | undefined;

export interface Dated {
  day: string;
  event: OpenEvent;
}

/** At the recorder's place. */
export function recordedOn({ stored }: OpenEvent): string {
  return stored.meta.day ?? stored.at.slice(0, 10);
}

export function dayOf(event: OpenEvent, time: EventTime | undefined): string {
  const named = time?.on === undefined ? undefined : event.data[time.on];
  if (typeof named !== 'string') return recordedOn(event);
  return time?.isLastDay ? Temporal.PlainDate.from(named).add({ days: 1 }).toString() : named;
}

export function revokedPlans(events: readonly OpenEvent[], timeOf: TimeOf): Set<unknown> {
  return new Set(
    events.flatMap((event) => (timeOf(event.name)?.revokes ? [event.data[timeOf(event.name)!.revokes!]] : [])),
  );
}

export function settledPlans(events: readonly OpenEvent[], timeOf: TimeOf): Set<unknown> {
  return new Set(
    events.flatMap((event) => (timeOf(event.name)?.settles ? [event.data[timeOf(event.name)!.settles!]] : [])),
  );
}

/**
 * Events by the day they count from, then as recorded, none before the first event's day. Plans count as what they
 * become; revoked plans and takings effect are left out.
 */
export function timelineOf(events: readonly OpenEvent[], timeOf: TimeOf): Dated[] {
  const first = events[0];
  if (!first) return [];
  const begin = dayOf(first, timeOf(first.name));
  const revoked = revokedPlans(events, timeOf);
  const dated = events.flatMap((event): Dated[] => {
    const time = timeOf(event.name);
    if (time?.settles || time?.revokes || (time?.plans && revoked.has(event.data[time.plans.id]))) return [];
    const day = dayOf(event, time);
    return [{ day: day < begin ? begin : day, event: counting(event, time) }];
  });
  return dated.sort((a, b) =>
    a.day === b.day ? a.event.stored.revision - b.event.stored.revision : a.day < b.day ? -1 : 1,
  );
}

/** A plan as what it becomes; a change with all its fields, superseded ones too. */
function counting(event: OpenEvent, time: EventTime | undefined): OpenEvent {
  if (time?.plans) return { ...event, name: time.plans.as };
  return time?.superseded && Array.isArray(event.data[time.superseded])
    ? { ...event, data: { ...event.data, [time.superseded]: [] } }
    : event;
}

export function knownAt(events: readonly OpenEvent[], instant: string | undefined): readonly OpenEvent[] {
  return instant === undefined ? events : events.filter(({ stored }) => stored.at <= instant);
}
