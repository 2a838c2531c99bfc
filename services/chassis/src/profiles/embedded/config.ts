import { resolve } from 'node:path';
import { z } from 'zod';
import { type KeepingRules, keepingRules } from '../../embedded/backup/keeping-rules.ts';
import { type AddressList } from '../../http/edge/address-list.ts';
import { type CommandRate } from '../../http/edge/command-rates.ts';
import { commandRateOf, flag, readSettings, upTo, usualSettings } from '../settings.ts';

const rules = z.string().transform((text, context): KeepingRules => {
  try {
    return keepingRules(text);
  } catch (failed) {
    context.addIssue({ code: 'custom', message: (failed as RangeError).message });
    return null;
  }
});

export const folderSettings = {
  KADRO_DATA: z.string().min(1).default('./data'),
  KADRO_DESTROYED_KEYS: z.string().optional(),
};
const schema = {
  ...usualSettings,
  ...folderSettings,
  KADRO_DEMO: flag.optional(),
  KADRO_BACKUP: z.string().optional(),
  KADRO_BACKUP_KEYS: z.string().optional(),
  KADRO_BACKUP_HOURS: upTo(8_760).default(0),
  KADRO_BACKUP_KEEP: rules.default(keepingRules('7d,4w,12m')),
};
export const embeddedNames = Object.keys(schema);

export interface Config {
  port: number;
  host: string;
  data: string;
  /** Demo company: asked for, refused, or left open. */
  demo: boolean | undefined;
  dev: boolean;
  trustedProxies: number;
  /** Of each account. */
  commandRate: CommandRate;
  /** Who may read `/metrics`. */
  metricsFrom: AddressList;
  logLevel: string;
  stopDeadlineMs: number;
  /** Where traces go (OTLP over HTTP); absent = nowhere. */
  traces: string | undefined;
  /** Folders of back-ups and of their keys, what is kept, and every how many hours (0 = never). */
  backup: { to: string; keys: string; keep: KeepingRules; everyHours: number };
  destroyedKeys: string | undefined;
}

/** Reads the environment; only `KADRO_*` names count. @throws Error that names each setting which does not fit */
export function readConfig(environment: Record<string, string | undefined>): Config {
  return configOf(readSettings(schema, environment));
}

function configOf(given: ReturnType<typeof readSettings<typeof schema>>): Config {
  const data = given.KADRO_DATA;
  return {
    port: given.KADRO_PORT,
    host: given.KADRO_HOST,
    data,
    demo: given.KADRO_DEMO,
    dev: given.KADRO_DEV,
    trustedProxies: given.KADRO_TRUSTED_PROXIES,
    commandRate: commandRateOf(given),
    metricsFrom: given.KADRO_METRICS_FROM,
    logLevel: given.KADRO_LOG,
    stopDeadlineMs: given.KADRO_STOP_DEADLINE_MS,
    traces: given.KADRO_TRACES_URL,
    backup: {
      to: given.KADRO_BACKUP ?? `${resolve(data)}-backups`,
      keys: given.KADRO_BACKUP_KEYS ?? `${resolve(data)}-key-backups`,
      keep: given.KADRO_BACKUP_KEEP,
      everyHours: given.KADRO_BACKUP_HOURS,
    },
    destroyedKeys: given.KADRO_DESTROYED_KEYS,
  };
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
