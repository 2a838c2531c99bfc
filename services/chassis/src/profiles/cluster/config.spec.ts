import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readGatewayConfig, readEngines, readServiceConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const masterKey = Buffer.alloc(32, 1);
const engines = {
  KADRO_EVENTSTORE_URL: 'esdb://eventstore:2113?tls=false',
  KADRO_KAFKA_BROKERS: 'kafka-1:9092, kafka-2:9092',
  KADRO_MONGODB_URL: 'mongodb://mongodb:27017',
  KADRO_REDIS_URL: 'redis://redis:6379',
  KADRO_MASTER_KEY: masterKey.toString('base64'),
};
const services = { KADRO_IDENTITY_URL: 'http://identity:3001', KADRO_LEAVE_URL: 'http://leave:3002' };

const identity = { name: 'identity', realm: 'identity' };
const leave = { name: 'leave', realm: 'identity' };
const list = [
  { name: 'identity', port: 3001 },
  { name: 'leave', port: 3002 },
];

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const saidOf = (read: () => unknown): string => {
  try {
    read();
  } catch (failed) {
    return (failed as Error).message;
  }
  return '';
};

describe('the settings of a service', () => {
  it('say where everything is', () => {
    expect(readServiceConfig(leave, { ...engines, ...services, KADRO_ROLE: 'worker', KADRO_PORT: '3012' })).toEqual({
      host: '127.0.0.1',
      port: 3012,
      logLevel: 'warn',
      stopDeadlineMs: 10_000,
      metricsFrom: { has: expect.any(Function) },
      commandRate: { perSecond: 20, burst: 200 },
      traces: undefined,
      role: 'worker',
      signIn: 'http://identity:3001',
      realms: {},
      engines: {
        namespace: 'kadro',
        eventStore: engines.KADRO_EVENTSTORE_URL,
        kafka: { brokers: ['kafka-1:9092', 'kafka-2:9092'], replication: 1, republishAfterMs: 24 * 3_600_000 },
        mongodb: engines.KADRO_MONGODB_URL,
        redis: engines.KADRO_REDIS_URL,
        masterKey,
      },
    });
  });

  it.each([
    [
      'leave',
      [
        'KADRO_EVENTSTORE_URL',
        'KADRO_KAFKA_BROKERS',
        'KADRO_MONGODB_URL',
        'KADRO_REDIS_URL',
        'KADRO_MASTER_KEY',
        'KADRO_IDENTITY_URL',
      ],
    ],
    [
      'identity',
      ['KADRO_EVENTSTORE_URL', 'KADRO_KAFKA_BROKERS', 'KADRO_MONGODB_URL', 'KADRO_REDIS_URL', 'KADRO_MASTER_KEY'],
    ],
  ])('of %s name each one that is missing, in one line', (name, missing) => {
    const said = saidOf(() => readServiceConfig({ name, realm: 'identity' }, {}));
    expect(new Set([...said.matchAll(/(KADRO_\w+): is missing/g)].map(([, one]) => one))).toEqual(new Set(missing));
    expect(said.split('\n')).toHaveLength(1);
  });

  it('are taken from files, and named where the file is not there', () => {
    const given = {
      ...engines,
      KADRO_MASTER_KEY: undefined,
      KADRO_MASTER_KEY_FILE: file('key', `${masterKey.toString('base64')}\n`),
      KADRO_REDIS_URL: undefined,
      KADRO_REDIS_URL_FILE: file('redis', 'redis://:secret@redis:6379\n'),
    };
    expect(readServiceConfig(identity, given).engines).toMatchObject({
      masterKey,
      redis: 'redis://:secret@redis:6379',
    });
    expect(
      readServiceConfig(identity, {
        ...given,
        KADRO_FORMER_MASTER_KEY_FILE: file('former', Buffer.alloc(32, 2).toString('base64')),
      }).engines.formerMasterKey,
    ).toEqual(Buffer.alloc(32, 2));
    expect(
      saidOf(() => readServiceConfig(identity, { ...given, KADRO_MASTER_KEY_FILE: join(folder, 'nowhere') })),
    ).toContain('KADRO_MASTER_KEY_FILE: the file cannot be read');
  });

  it.each([
    ['KADRO_MASTER_KEY', 'c2hvcnQ=', 'is not 32 bytes in base64'],
    ['KADRO_FORMER_MASTER_KEY', 'c2hvcnQ=', 'is not 32 bytes in base64'],
    ['KADRO_METRICS_FROM', '10.0.0.0/8,anybody', 'anybody is no address'],
    ['KADRO_COMMANDS_BURST', '0', 'is at least 1'],
    ['KADRO_ROLE', 'boss', 'is all, api or worker'],
    ['KADRO_NAMESPACE', 'Kadro!', 'is small letters, digits and -'],
    ['KADRO_PORT', '70000', 'is at most 65535'],
    ['KADRO_ROLLE', 'api', 'no such setting'],
  ])('do not fit where %s is %s, and their values are not repeated', (name, value, said) => {
    const told = saidOf(() => readServiceConfig(identity, { ...engines, [name]: value }));
    expect(told).toContain(`${name}: ${said}`);
    expect(told.includes(engines.KADRO_MASTER_KEY) || told.includes('c2hvcnQ=')).toBe(false);
  });
});

describe('the settings of Kafka', () => {
  const certificate = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----';
  const plain = { brokers: ['kafka-1:9092', 'kafka-2:9092'], replication: 1, republishAfterMs: 24 * 3_600_000 };
  const kafkaOf = (given: Record<string, string>) => readEngines({ ...engines, ...given }).kafka;

  it.each<[string, Record<string, string>, object]>([
    ['neither TLS nor a password', {}, {}],
    ['TLS by the certificates of the machine', { KADRO_KAFKA_SSL: '1' }, { ssl: true }],
    [
      'TLS by a certificate of the house',
      { KADRO_KAFKA_SSL: '1', KADRO_KAFKA_CA: certificate },
      { ssl: { ca: certificate } },
    ],
    [
      'TLS by a certificate in a file',
      { KADRO_KAFKA_SSL: '1', KADRO_KAFKA_CA_FILE: file('ca.pem', `${certificate}\n`) },
      { ssl: { ca: certificate } },
    ],
    [
      'a password, proven by SCRAM',
      { KADRO_KAFKA_USER: 'kadro', KADRO_KAFKA_PASSWORD: 's3cret' },
      { sasl: { mechanism: 'scram-sha-512', username: 'kadro', password: 's3cret' } },
    ],
    [
      'a password in a file',
      {
        KADRO_KAFKA_USER: 'kadro',
        KADRO_KAFKA_PASSWORD_FILE: file('password', 's3cret\n'),
        KADRO_KAFKA_MECHANISM: 'plain',
      },
      { sasl: { mechanism: 'plain', username: 'kadro', password: 's3cret' } },
    ],
    ['how soon a topic is told again', { KADRO_KAFKA_RETELL_HOURS: '6' }, { republishAfterMs: 6 * 3_600_000 }],
  ])('are %s', (_what, given, expected) => expect(kafkaOf(given)).toEqual({ ...plain, ...expected }));

  it.each<[string, Record<string, string>]>([
    ['KADRO_KAFKA_PASSWORD: is missing beside KADRO_KAFKA_USER', { KADRO_KAFKA_USER: 'kadro' }],
    ['KADRO_KAFKA_USER: is missing beside KADRO_KAFKA_PASSWORD', { KADRO_KAFKA_PASSWORD: 's3cret' }],
    ['KADRO_KAFKA_CA: means nothing without KADRO_KAFKA_SSL=1', { KADRO_KAFKA_CA: certificate }],
    ['KADRO_KAFKA_CA: is no certificate in PEM', { KADRO_KAFKA_SSL: '1', KADRO_KAFKA_CA: '/etc/ca.pem' }],
    ['KADRO_KAFKA_MECHANISM: is plain, scram-sha-256 or scram-sha-512', { KADRO_KAFKA_MECHANISM: 'kerberos' }],
    ['KADRO_KAFKA_SSL: is 1 or 0', { KADRO_KAFKA_SSL: 'yes' }],
    ['KADRO_KAFKA_RETELL_HOURS: is at least 1', { KADRO_KAFKA_RETELL_HOURS: '0' }],
  ])('do not fit: %s', (said, given) => {
    const told = saidOf(() => kafkaOf(given));
    expect(told).toContain(said);
    expect(told).not.toMatch(/s3cret|MIIB/);
  });
});

describe('one environment for all processes', () => {
  const all = { ...engines, ...services, KADRO_ROLE: 'api' };

  it('is read by each for what it needs', () => {
    expect(readGatewayConfig(list, all).services).toEqual([
      { name: 'identity', address: 'http://identity:3001' },
      { name: 'leave', address: 'http://leave:3002' },
    ]);
    expect(readEngines(all).namespace).toBe('kadro');
    expect(readServiceConfig(identity, all).role).toBe('api');
  });

  it('knows the address of every service by one rule, and the gateway refuses one of a service that is none', () => {
    const more = { ...all, KADRO_FIELD_WORK_URL: 'http://field-work:3009' };
    expect(readServiceConfig({ name: 'notes', realm: 'field-work' }, more).signIn).toBe('http://field-work:3009');
    const ofPrefixes = { name: 'hiring', realm: 'hiring', realms: ['identity', 'field-work'] };
    expect(readServiceConfig(ofPrefixes, more)).toMatchObject({
      signIn: undefined,
      realms: { identity: 'http://identity:3001', 'field-work': 'http://field-work:3009' },
    });
    expect(saidOf(() => readServiceConfig(ofPrefixes, all))).toContain('KADRO_FIELD_WORK_URL: is missing');
    expect(saidOf(() => readGatewayConfig(list, more))).toContain('KADRO_FIELD_WORK_URL: no such setting');
    expect(
      readGatewayConfig([{ name: 'field-work', port: 3009 }], { KADRO_FIELD_WORK_URL: 'http://a:1' }).services,
    ).toEqual([{ name: 'field-work', address: 'http://a:1' }]);
  });

  it('tells the gateway what it lacks', () => {
    expect(saidOf(() => readGatewayConfig(list, engines))).toMatch(
      /KADRO_IDENTITY_URL: is missing.*KADRO_LEAVE_URL: is missing/,
    );
  });
});
