import { createLogger, metrics, startTracing, systemTime } from '@kadro/chassis';
import { readGatewayConfig } from '@kadro/chassis/cluster';
import { services as listed } from '../../services/services.ts';
import { startGateway } from './host.ts';

/** The gateway of the cluster profile: no stores, the services are processes of their own. */
async function start(): Promise<void> {
  const config = readGatewayConfig(listed, process.env);
  const { services, port, host, dev, trustedProxies, metricsFrom, logLevel, stopDeadlineMs, traces } = config;
  const tracing = traces ? await startTracing('kadro-gateway', traces) : undefined;
  const exposed = async () => ({ contentType: metrics.contentType, body: await metrics.metrics() });
  const gateway = await startGateway({
    services,
    port,
    host,
    dev,
    trustedProxies,
    metricsFrom,
    logger: createLogger(logLevel),
    metrics: exposed,
  });
  process.stdout.write(`gateway answers at ${gateway.address}\n`);
  const stop = (): void => {
    void gateway
      .stop(stopDeadlineMs)
      .then(() => tracing?.close())
      .finally(() => process.exit(0));
    systemTime.wait.deadline(stopDeadlineMs + 5_000).addEventListener('abort', () => process.exit(1));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

start().catch((failed: unknown) => {
  process.stderr.write(`gateway: ${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exit(1);
});
