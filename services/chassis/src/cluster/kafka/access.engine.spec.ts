import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StoreUnavailable } from '../../ports/index.ts';
import { aMessage, messageSource } from '../../testing/contracts/messages/source.ts';
import { TestKafka } from '../../testing/engines/kafka.ts';
import { type OwnBroker, ownBroker } from '../../testing/engines/own-broker.ts';
import { kafkaOf, kafkaSettings } from '../../profiles/cluster/kafka-settings.ts';

const run = promisify(execFile);
const software = fileURLToPath(new URL('../../../../../infra/local/.data/software/kafka/*', import.meta.url));
const password = 'Zw1eback';
const jaas = (mechanism: string, module: string, users = '') =>
  `listener.name.sasl_ssl.${mechanism}.sasl.jaas.config=org.apache.kafka.common.security.${module} required${users};`;

let own: OwnBroker;
let brokers: string;
let ca: string;

/** A broker that takes nobody without TLS, a certificate of its own making, and a password. */
beforeAll(async () => {
  own = await ownBroker();
  brokers = `127.0.0.1:${own.port + 2}`;
  const store = join(own.folder, 'broker.p12');
  const keytool = (...parameters: string[]) =>
    run('keytool', [...parameters, '-alias', 'kafka', '-keystore', store, '-storepass', password]);
  await keytool('-genkeypair', '-keyalg', 'EC', '-dname', 'CN=127.0.0.1', '-ext', 'SAN=ip:127.0.0.1');
  await keytool('-exportcert', '-rfc', '-file', join(own.folder, 'ca.pem'));
  ca = await readFile(join(own.folder, 'ca.pem'), 'utf8');
  const listeners = `PLAINTEXT://127.0.0.1:${own.port},SASL_SSL://${brokers}`;
  await own.set(
    `listeners=${listeners},CONTROLLER://127.0.0.1:${own.port + 1}`,
    `advertised.listeners=${listeners}`,
    'listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SASL_SSL:SASL_SSL',
    'sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
    `ssl.keystore.location=${store}`,
    `ssl.keystore.password=${password}`,
    'ssl.keystore.type=PKCS12',
    jaas('plain', 'plain.PlainLoginModule', ` user_kadro="${password}"`),
    jaas('scram-sha-256', 'scram.ScramLoginModule'),
    jaas('scram-sha-512', 'scram.ScramLoginModule'),
  );
  await own.act('start');
  for (const mechanism of ['SCRAM-SHA-256', 'SCRAM-SHA-512']) {
    const config = [
      '--alter',
      '--add-config',
      `${mechanism}=[password=${password}]`,
      '--entity-type',
      'users',
      '--entity-name',
      'kadro',
    ];
    await run('java', [
      '-cp',
      software,
      'kafka.admin.ConfigCommand',
      '--bootstrap-server',
      `127.0.0.1:${own.port}`,
      ...config,
    ]);
  }
});
afterAll(() => own.remove());

const placeBy = (settings: Record<string, string>, patience: { patience?: number } = {}): TestKafka => {
  const { brokers: _, ...reached } = kafkaOf(
    z.object(kafkaSettings).parse({ KADRO_KAFKA_BROKERS: brokers, ...settings }),
  );
  return new TestKafka(`test-${randomUUID()}`, brokers, { ...reached, ...patience });
};

describe('a broker that asks for TLS and a password', () => {
  it.each(['plain', 'scram-sha-256', 'scram-sha-512'])(
    'is told everything and tells it, with %s',
    async (mechanism) => {
      const testKafka = placeBy({
        KADRO_KAFKA_SSL: '1',
        KADRO_KAFKA_CA: ca,
        KADRO_KAFKA_USER: 'kadro',
        KADRO_KAFKA_PASSWORD: password,
        KADRO_KAFKA_MECHANISM: mechanism,
      });
      const { messages, close } = testKafka.open();
      const source = messageSource();
      source.publish(aMessage({ id: 'e1' }));
      await messages.relay('t', source);
      expect(await new Promise((resolve) => void messages.consume('t', 'g', async ({ id }) => resolve(id)))).toBe('e1');
      await close();
      await testKafka.clean();
    },
  );

  it.each<[string, string, Record<string, string>]>([
    [
      'another password',
      'KafkaJSSASLAuthenticationError',
      { KADRO_KAFKA_SSL: '1', KADRO_KAFKA_USER: 'kadro', KADRO_KAFKA_PASSWORD: 'Kn4cke' },
    ],
    ['no password', 'Kafka', { KADRO_KAFKA_SSL: '1' }],
    ['no TLS', 'Kafka', { KADRO_KAFKA_USER: 'kadro', KADRO_KAFKA_PASSWORD: password }],
    [
      'no certificate that it could know the broker by',
      'Kafka',
      { KADRO_KAFKA_SSL: '1', KADRO_KAFKA_CA: '', KADRO_KAFKA_USER: 'kadro', KADRO_KAFKA_PASSWORD: password },
    ],
  ])('refuses whoever has %s, and neither address nor password is told', async (_what, said, settings) => {
    const { KADRO_KAFKA_CA: given = settings['KADRO_KAFKA_SSL'] ? ca : '', ...others } = settings;
    const testKafka = placeBy(
      { ...others, ...(given && { KADRO_KAFKA_CA: given }) },
      said === 'Kafka' ? { patience: 1 } : {},
    );
    const { messages, close } = testKafka.open();
    const refused: unknown = await messages.append('dead', [aMessage()]).catch((failed: unknown) => failed);
    expect(refused).toBeInstanceOf(StoreUnavailable);
    expect((refused as Error).message).toContain(said);
    expect((refused as Error).message).not.toMatch(/127\.0\.0\.1|Kn4cke|Zw1eback/);
    await close();
    await testKafka.keyValue.close();
  });
});
