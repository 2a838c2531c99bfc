import kafkajs, { type Kafka, type KafkaConfig } from 'kafkajs';
import { StoreUnavailable } from '../../ports/index.ts';

export interface KafkaOptions extends Pick<KafkaConfig, 'ssl' | 'sasl'> {
  brokers: string[];
  /** Prefix of every topic and group; `kadro` but in tests. */
  namespace: string;
  /** Copies of each topic; 1 unless given. */
  replication?: number;
  /** Factor on all waiting for a broker; 1 unless given. */
  patience?: number;
  /** A topic is republished so long after it was asked for; a day unless given. */
  republishAfterMs?: number;
}

const answersWithinMs = 8_000;
const closesWithinMs = 5_000;

/** A client that gives up after a few seconds, and logs nothing by itself: what it would log names addresses. */
export function connectKafka({ brokers, ssl, sasl, patience = 1 }: KafkaOptions): Kafka {
  silenceNegativeTimeouts();
  return new kafkajs.Kafka({
    clientId: 'kadro',
    brokers,
    logLevel: kafkajs.logLevel.NOTHING,
    connectionTimeout: 2_000 * patience,
    requestTimeout: 5_000 * patience,
    retry: { initialRetryTime: 100, maxRetryTime: 1_000, retries: 6 },
    ...(ssl && { ssl }),
    ...(sasl && { sasl }),
  });
}

/** Answers within 8 s times `patience`. @throws StoreUnavailable in place of the client's errors, or when late */
export function answered<T>(work: Promise<T>, patience = 1): Promise<T> {
  const unavailable = (failed: unknown): never => {
    throw failed instanceof StoreUnavailable ? failed : new StoreUnavailable(`Kafka fails: ${nameOfFailure(failed)}`);
  };
  const late = waited(answersWithinMs * patience).then(() =>
    Promise.reject(new StoreUnavailable('Kafka does not answer')),
  );
  return Promise.race([work, late]).catch(unavailable);
}

/** Name of a failure, Kafka's own where it is one; never the client's text, which names addresses. */
export function nameOfFailure(failed: unknown): string {
  if (failed instanceof StoreUnavailable) return failed.message;
  const { name, type, cause } = failed as Error & { type?: string; cause?: Error & { type?: string } };
  return type ?? cause?.type ?? cause?.name ?? name;
}

export async function ended(work: Promise<unknown> | undefined): Promise<void> {
  await Promise.race([work, waited(closesWithinMs)]).catch(() => {});
}

const waited = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/** The client asks for timeouts in the past, which are right but which Node remarks on. */
function silenceNegativeTimeouts(): void {
  if (isSilent) return;
  isSilent = true;
  const emitWarning = process.emitWarning.bind(process) as (...warning: unknown[]) => void;
  process.emitWarning = (...warning: unknown[]) => {
    if (warning[1] !== 'TimeoutNegativeWarning') emitWarning(...warning);
  };
}
let isSilent = false;
