import { type EventStore } from '../ports/index.ts';
import { positionNumber } from '../ports/event-store.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** One registry per process; labels never hold ids or personal data. */
export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

export const requestSeconds = new Histogram({
  name: 'kadro_http_request_seconds',
  help: 'Time to answer a request by service, route and status',
  labelNames: ['service', 'route', 'status'],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  registers: [metrics],
});

export const refusals = new Counter({
  name: 'kadro_refusals_total',
  help: 'Refused requests by catalogue name',
  labelNames: ['service', 'name'],
  registers: [metrics],
});

export const faults = new Counter({
  name: 'kadro_faults_total',
  help: 'Requests that met a fault of ours',
  labelNames: ['service'],
  registers: [metrics],
});

export const commandSeconds = new Histogram({
  name: 'kadro_command_seconds',
  help: 'Time of a command until its read models have it; outcome is done, refused or failed',
  labelNames: ['service', 'command', 'outcome'],
  buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
  registers: [metrics],
});

export const messagesReceived = new Counter({
  name: 'kadro_messages_received_total',
  help: 'Messages and own events delivered to reactions; outcome is handled, failed (tried again) or given_up (a dead letter)',
  labelNames: ['service', 'source', 'outcome'],
  registers: [metrics],
});

export const messageAge = new Gauge({
  name: 'kadro_message_age_seconds',
  help: 'How old the last message was when it was handled',
  labelNames: ['service', 'source'],
  registers: [metrics],
});

export const consumerLag = new Gauge({
  name: 'kadro_consumer_lag',
  help: 'Messages of a topic that a group has not handled, as last seen',
  labelNames: ['topic', 'group', 'partition'],
  registers: [metrics],
});

export const deadLetters = new Counter({
  name: 'kadro_dead_letters_total',
  help: 'Messages that a reaction gave up on',
  labelNames: ['service', 'reaction'],
  registers: [metrics],
});

export const jobsRunning = new Gauge({
  name: 'kadro_jobs_running',
  help: 'Jobs at work in this process',
  labelNames: ['service', 'job'],
  registers: [metrics],
});

export const jobSeconds = new Histogram({
  name: 'kadro_job_seconds',
  help: 'Time of one attempt at a job; outcome is ended, failed (tried again) or given_up',
  labelNames: ['service', 'job', 'outcome'],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers: [metrics],
});

export const scheduledTaskFailures = new Counter({
  name: 'kadro_scheduled_task_failures_total',
  help: 'Failed runs of scheduled tasks',
  labelNames: ['service', 'task'],
  registers: [metrics],
});

export const reservationsRepaired = new Counter({
  name: 'kadro_reservations_repaired_total',
  help: 'Unique values that rows held and nobody had reserved',
  labelNames: ['service', 'kind'],
  registers: [metrics],
});

export const followerFaults = new Counter({
  name: 'kadro_follower_faults_total',
  help: 'Times that what follows a log or a queue failed and tries again',
  labelNames: ['service', 'follower'],
  registers: [metrics],
});

interface Followers {
  readonly service: string;
  waits(): { follower: string; seconds: number }[];
}

const watchdogs = new Set<Followers>();

new Gauge({
  name: 'kadro_follower_standing_seconds',
  help: 'How long what follows a log or a queue has had the same in hand, or failed at it; 0 while it moves',
  labelNames: ['service', 'follower'],
  registers: [metrics],
  collect() {
    this.reset();
    for (const one of watchdogs)
      for (const { follower, seconds } of one.waits()) this.set({ service: one.service, follower }, seconds);
  },
});

/** How long each of them stands; answers how to end it. */
export function watchStandstills(followers: Followers): () => void {
  watchdogs.add(followers);
  return () => watchdogs.delete(followers);
}

interface Watched {
  readonly service: { readonly name: string };
  readonly ports: { readonly events: Pick<EventStore, 'head'> };
  positions(): Promise<{ model: string; seen: string }[]>;
}

/** Projection lag of services; a second call replaces the first. */
export function watchProjections(services: () => readonly Watched[]): void {
  metrics.removeSingleMetric('kadro_projection_lag');
  new Gauge({
    name: 'kadro_projection_lag',
    help: 'Positions of the log that a read model has not looked at',
    labelNames: ['service', 'model'],
    registers: [metrics],
    async collect() {
      this.reset();
      for (const one of services()) {
        // a log that does not answer takes the other metrics away from nobody
        for (const { model, lag } of await lagsOf(one).catch(() => []))
          this.set({ service: one.service.name, model }, lag);
      }
    },
  });
}

async function lagsOf(one: Watched): Promise<{ model: string; lag: number }[]> {
  const head = positionNumber(await one.ports.events.head());
  const positions = await one.positions();
  return positions.map(({ model, seen }) => ({ model, lag: Math.max(0, head - positionNumber(seen)) }));
}
