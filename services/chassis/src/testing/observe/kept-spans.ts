import { InMemorySpanExporter } from '@opentelemetry/sdk-trace';
import { startTracing } from '../../observe/tracing.ts';

/** Traces this process and keeps the ended spans, until closed. */
export async function keepSpans() {
  const exporter = new InMemorySpanExporter();
  const tracing = await startTracing('kept', '', exporter);
  return { spans: () => exporter.getFinishedSpans(), reset: () => exporter.reset(), close: () => tracing.close() };
}
