import { type SASLOptions } from 'kafkajs';
import { z } from 'zod';
import { flag, misfit, upTo } from '../settings.ts';
import { type KafkaOptions } from '../../cluster/kafka/connection.ts';

const hourMs = 3_600_000;

export const kafkaSettings = {
  KADRO_KAFKA_BROKERS: z
    .string('is missing: addresses of Kafka brokers, such as kafka-1:9092,kafka-2:9092')
    .min(1)
    .transform((text) => text.split(',').map((one) => one.trim())),
  KADRO_KAFKA_REPLICATION: upTo(9).default(1),
  KADRO_KAFKA_RETELL_HOURS: upTo(720).min(1, 'is at least 1').default(24),
  KADRO_KAFKA_SSL: flag.default(false),
  KADRO_KAFKA_CA: z
    .string()
    .includes('-----BEGIN CERTIFICATE-----', 'is no certificate in PEM; better KADRO_KAFKA_CA_FILE')
    .optional(),
  KADRO_KAFKA_MECHANISM: z
    .enum(['plain', 'scram-sha-256', 'scram-sha-512'], 'is plain, scram-sha-256 or scram-sha-512')
    .default('scram-sha-512'),
  KADRO_KAFKA_USER: z.string().optional(),
  KADRO_KAFKA_PASSWORD: z.string().optional(),
};

type Given = z.output<z.ZodObject<typeof kafkaSettings>>;

/** Where Kafka is by these settings. @throws Error that names each which does not go with the others */
export function kafkaOf(given: Given): Omit<KafkaOptions, 'namespace'> {
  const problems = contradictions(given);
  if (problems.length > 0) throw misfit(problems);
  const {
    KADRO_KAFKA_SSL: isTls,
    KADRO_KAFKA_CA: ca,
    KADRO_KAFKA_MECHANISM: mechanism,
    KADRO_KAFKA_USER: username,
    KADRO_KAFKA_PASSWORD: password,
  } = given;
  return {
    brokers: given.KADRO_KAFKA_BROKERS,
    replication: given.KADRO_KAFKA_REPLICATION,
    republishAfterMs: given.KADRO_KAFKA_RETELL_HOURS * hourMs,
    ...(isTls && { ssl: ca ? { ca } : true }),
    ...(username && { sasl: { mechanism, username, password } as SASLOptions }),
  };
}

function contradictions({
  KADRO_KAFKA_SSL: isTls,
  KADRO_KAFKA_CA: ca,
  KADRO_KAFKA_USER: user,
  KADRO_KAFKA_PASSWORD: password,
}: Given): string[] {
  return [
    user && !password && 'KADRO_KAFKA_PASSWORD: is missing beside KADRO_KAFKA_USER; better KADRO_KAFKA_PASSWORD_FILE',
    password && !user && 'KADRO_KAFKA_USER: is missing beside KADRO_KAFKA_PASSWORD',
    ca && !isTls && 'KADRO_KAFKA_CA: means nothing without KADRO_KAFKA_SSL=1',
  ].filter((problem) => typeof problem === 'string' && problem !== '') as string[];
}
