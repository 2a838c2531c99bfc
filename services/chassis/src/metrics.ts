import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { placeOf } from './rebuild.ts';
import { type ServiceRuntime } from './runtime.ts';

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

export const refusals = new Counter({ name: 'kadro_refusals_total', help: 'Refused requests by catalogue name', labelNames: ['service', 'name'], registers: [metrics] });

/** Exposes how far the read models of services are behind their log; called again, of others in their place. */
export function watchProjections(runtimes: () => readonly ServiceRuntime[]): void {
  metrics.removeSingleMetric('kadro_projection_lag');
  new Gauge({
    name: 'kadro_projection_lag',
    help: 'Positions of the log that a read model has not looked at',
    labelNames: ['service', 'model'],
    registers: [metrics],
    async collect() {
      for (const runtime of runtimes()) {
        const head = placeOf(await runtime.ports.events.head());
        for (const { model, seen } of await runtime.positions()) this.set({ service: runtime.service.name, model }, Math.max(0, head - placeOf(seen)));
      }
    },
  });
}
