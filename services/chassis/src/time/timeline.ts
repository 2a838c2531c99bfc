import { type OpenEvent } from '../declare/open-event.ts';
import { type EventTime } from '../declare/decider.ts';

/** A moment of the past, or of what is planned: the day that is meant, and what was known when. */
export interface Moment {
  /** YYYY-MM-DD. */
  asOf: string;
  /** RFC 3339 UTC with milliseconds; absent = now. */
  knownAt?: string;
}

/** How the types of a stream stand in time, by event name. */
export type TimeOf = (name: string) => EventTime | undefined;

/** An event on the day it counts from, under the name it counts as. */
export interface Dated {
  day: string;
  event: OpenEvent;
}

/** The day an event was recorded on, at the place of whoever recorded it. */
export function recordedOn({ stored }: OpenEvent): string {
  return stored.meta.day ?? stored.at.slice(0, 10);
}

/** The day an event counts from. */
export function dayOf(event: OpenEvent, time: EventTime | undefined): string {
  const named = time?.on === undefined ? undefined : event.data[time.on];
  return typeof named === 'string' ? named : recordedOn(event);
}

/** Ids of the plans that somebody took back. */
export function revokedPlans(events: readonly OpenEvent[], timeOf: TimeOf): Set<unknown> {
  return new Set(
    events.flatMap((event) => (timeOf(event.name)?.revokes ? [event.data[timeOf(event.name)!.revokes!]] : [])),
  );
}

/** Ids of the plans that came into force. */
export function settledPlans(events: readonly OpenEvent[], timeOf: TimeOf): Set<unknown> {
  return new Set(
    events.flatMap((event) => (timeOf(event.name)?.settles ? [event.data[timeOf(event.name)!.settles!]] : [])),
  );
}

/**
 * A stream as it counts, day by day: plans as what they become, what was taken back left out, each event from its own
 * day, of one day in the order
 * of recording; nothing before the day of the first. What brings a plan into force says nothing new and is left out.
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

/** A plan as what it becomes; all fields of a change, also those that something later has replaced. */
function counting(event: OpenEvent, time: EventTime | undefined): OpenEvent {
  if (time?.plans) return { ...event, name: time.plans.as };
  return time?.superseded && Array.isArray(event.data[time.superseded])
    ? { ...event, data: { ...event.data, [time.superseded]: [] } }
    : event;
}

/** What of a stream was known at an instant. */
export function knownAt(events: readonly OpenEvent[], instant: string | undefined): readonly OpenEvent[] {
  return instant === undefined ? events : events.filter(({ stored }) => stored.at <= instant);
}
