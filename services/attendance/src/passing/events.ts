import { decider, event } from '@kadro/chassis/declare';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';

/**
 * How far time has passed for an organization's day records: they change by time alone (a shift ends, nobody came), and
 * what they follow from is in the log. Recorded only where some record is due.
 */
export const passing = decider({
  name: 'passing',
  initial: { until: '0000-01-01T00:00:00.000Z' },
  events: { TimePassed: event(1, z.object({ until: instantSchema })) },
  evolve: { TimePassed: (_state, { until }) => ({ until }) },
});
