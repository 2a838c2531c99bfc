import { z } from 'zod';
import { type Role } from '../../runtime/service-runtime.ts';
import { embeddedNames, folderSettings } from '../embedded/config.ts';
import { type AddressList } from '../../http/edge/address-list.ts';
import { type CommandRate } from '../../http/edge/command-rates.ts';
import { commandRateOf, readSettings, usualSettings } from '../settings.ts';
import { type KafkaOptions } from '../../cluster/kafka/connection.ts';
import { kafkaOf, kafkaSettings } from './kafka-settings.ts';

type Environment = Record<string, string | undefined>;

const keyBytes = 32;
const needed = (what: string) => z.string(`is missing: ${what}`).min(1);
const address = (what: string) => z.url(`is missing or no address: ${what}`);

const keyIn = (text: z.ZodString) =>
  text
    .transform((given) => Buffer.from(given, 'base64'))
    .refine((key) => key.length === keyBytes, `is not ${keyBytes} bytes in base64`);

/** The setting that holds the base address of a service: `KADRO_LEAVE_URL`. */
export const addressSetting = (service: string): string => `KADRO_${service.toUpperCase().replaceAll('-', '_')}_URL`;
// only the gateway knows all services, and so refuses the address of one that is none
const isAddress = (name: string): boolean => /^KADRO_[A-Z0-9_]+_URL(_FILE)?$/.test(name);

const firstPort = 3001;
const addressIn = (given: Readonly<Record<string, unknown>>, service: string): string =>
  String(given[addressSetting(service)]);
const addressesOf = (services: readonly { name: string; port: number }[]): Record<string, z.ZodType<string>> =>
  Object.fromEntries(
    services.map(({ name, port }) => [
      addressSetting(name),
      address(`base address of ${name}, such as http://${name}:${port}`),
    ]),
  );
const role = { KADRO_ROLE: z.enum(['all', 'api', 'worker'], 'is all, api or worker').default('all') };
const engineSettings = {
  KADRO_EVENTSTORE_URL: needed('address of EventStoreDB or KurrentDB, such as esdb://eventstore:2113?tls=false'),
  ...kafkaSettings,
  KADRO_MONGODB_URL: needed('address of MongoDB, such as mongodb://mongodb:27017/?replicaSet=kadro'),
  KADRO_REDIS_URL: needed('address of Redis, such as redis://redis:6379'),
  KADRO_NAMESPACE: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'is small letters, digits and -')
    .default('kadro'),
  KADRO_MASTER_KEY: keyIn(
    z.string('is missing: 32 random bytes in base64 that wrap the keys of personal data; better KADRO_MASTER_KEY_FILE'),
  ),
  KADRO_FORMER_MASTER_KEY: keyIn(z.string()).optional(),
};
const everyName = Object.keys({ ...usualSettings, ...engineSettings, ...role });
const isOther = (name: string): boolean => everyName.includes(name) || isAddress(name);

/** Where the engines are, and what wraps the keys of personal data. */
export interface ClusterEngines {
  /** Begins every key, topic and database name: several installations may share engines. */
  namespace: string;
  eventStore: string;
  kafka: Omit<KafkaOptions, 'namespace'>;
  mongodb: string;
  redis: string;
  masterKey: Buffer;
  formerMasterKey: Buffer | undefined;
  patience?: number;
}

interface Answering {
  host: string;
  port: number;
  logLevel: string;
  stopDeadlineMs: number;
  /** Who may read `/metrics`. */
  metricsFrom: AddressList;
  /** Where traces go (OTLP over HTTP); absent = nowhere. */
  traces: string | undefined;
}

export interface ServiceConfig extends Answering {
  role: Role;
  /** Of each account, in each process. */
  commandRate: CommandRate;
  engines: ClusterEngines;
  /** Base address of the service that signs in the callers; absent where this one does. */
  signIn: string | undefined;
  realms: Readonly<Record<string, string>>;
}

export interface GatewayConfig extends Answering {
  dev: boolean;
  trustedProxies: number;
  services: { name: string; address: string }[];
}

type Given<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

const enginesOf = (given: Given<typeof engineSettings>): ClusterEngines => ({
  namespace: given.KADRO_NAMESPACE,
  eventStore: given.KADRO_EVENTSTORE_URL,
  kafka: kafkaOf(given),
  mongodb: given.KADRO_MONGODB_URL,
  redis: given.KADRO_REDIS_URL,
  masterKey: given.KADRO_MASTER_KEY,
  formerMasterKey: given.KADRO_FORMER_MASTER_KEY,
});
const answeringOf = (given: Given<typeof usualSettings>): Answering => ({
  host: given.KADRO_HOST,
  port: given.KADRO_PORT,
  logLevel: given.KADRO_LOG,
  stopDeadlineMs: given.KADRO_STOP_DEADLINE_MS,
  metricsFrom: given.KADRO_METRICS_FROM,
  traces: given.KADRO_TRACES_URL,
});

/** Settings of a service's process. @throws Error that names each which is missing or does not fit */
export function readServiceConfig(
  { name, realm, realms = [] }: { name: string; realm: string; realms?: readonly string[] },
  environment: Environment,
): ServiceConfig {
  const asked = new Set([...(realm === name ? [] : [realm]), ...realms]);
  const addresses = addressesOf([...asked].map((one) => ({ name: one, port: firstPort })));
  const given = readSettings({ ...usualSettings, ...engineSettings, ...role, ...addresses }, environment, isOther);
  const signIn = realm === name ? undefined : addressIn(given, realm);
  const ofPrefixes = Object.fromEntries(realms.map((one) => [one, addressIn(given, one)]));
  return {
    ...answeringOf(given),
    role: given.KADRO_ROLE,
    commandRate: commandRateOf(given),
    engines: enginesOf(given),
    signIn,
    realms: ofPrefixes,
  };
}

/** Settings of the gateway. @throws Error that names each which is missing or does not fit */
export function readGatewayConfig(
  services: readonly { name: string; port: number }[],
  environment: Environment,
): GatewayConfig {
  const given = readSettings({ ...usualSettings, ...addressesOf(services) }, environment, (name) =>
    everyName.includes(name),
  );
  return {
    ...answeringOf(given),
    dev: given.KADRO_DEV,
    trustedProxies: given.KADRO_TRUSTED_PROXIES,
    services: services.map(({ name }) => ({ name, address: addressIn(given, name) })),
  };
}

/** Where the engines are, for a command that looks at them and ends. @throws Error that names what is missing */
export function readEngines(environment: Environment): ClusterEngines {
  return enginesOf(readSettings(engineSettings, environment, isOther));
}

/** From which data folder to which engines something is moved. @throws Error that names what is missing */
export function readMove(environment: Environment): {
  data: string;
  destroyedKeys: string | undefined;
  engines: ClusterEngines;
} {
  const given = readSettings(
    { ...folderSettings, ...engineSettings },
    environment,
    (name) => isOther(name) || embeddedNames.includes(name),
  );
  return { data: given.KADRO_DATA, destroyedKeys: given.KADRO_DESTROYED_KEYS, engines: enginesOf(given) };
}
