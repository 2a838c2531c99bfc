import { resolve } from 'node:path';
import { z } from 'zod';
import { type KeepingRules, keepingRules } from './embedded/keeping-rules.ts';

const flag = z.enum(['0', '1', 'true', 'false'], 'is 1 or 0').transform((text) => text === '1' || text === 'true');
const count = (most: number) => z.coerce.number('is a whole number').int('is a whole number').min(0, 'is not negative').max(most, `is at most ${most}`);

const rules = z.string().transform((text, context): KeepingRules => {
  try {
    return keepingRules(text);
  } catch (failed) {
    context.addIssue({ code: 'custom', message: (failed as RangeError).message });
    return null;
  }
});

const schema = z.object({
  KADRO_PORT: count(65_535).default(3000),
  KADRO_HOST: z.string().min(1).default('127.0.0.1'),
  KADRO_DATA: z.string().min(1).default('./data'),
  KADRO_DEMO: flag.optional(),
  KADRO_DEV: flag.default(false),
  KADRO_TRUSTED_PROXIES: count(10).default(0),
  KADRO_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'is silent, error, warn, info or debug').default('warn'),
  KADRO_STOP_DEADLINE_MS: count(600_000).default(10_000),
  KADRO_BACKUP: z.string().optional(),
  KADRO_BACKUP_KEYS: z.string().optional(),
  KADRO_BACKUP_HOURS: count(8_760).default(0),
  KADRO_BACKUP_KEEP: rules.default(keepingRules('7d,4w,12m')),
  KADRO_DESTROYED_KEYS: z.string().optional(),
});

/** Settings of a process. */
export interface Config {
  port: number;
  host: string;
  /** Folder of the stores. */
  data: string;
  /** Demo company: asked for, refused, or left open. */
  demo: boolean | undefined;
  dev: boolean;
  trustedProxies: number;
  logLevel: string;
  stopDeadlineMs: number;
  /** Folders of the back-ups and of those of keys, which are kept, and how often the process itself makes one (0 = never). */
  backup: { to: string; keys: string; keep: KeepingRules; everyHours: number };
  /** File that lists destroyed keys; absent = in the data folder. */
  destroyedKeys: string | undefined;
}

/** Reads the environment; only `KADRO_*` names count. @throws Error with one line per setting that does not fit */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith('KADRO_') && value !== ''));
  const unknown = Object.keys(given).filter((name) => !(name in schema.shape));
  const parsed = schema.safeParse(given);
  const problems = [...(parsed.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? []), ...unknown.map((name) => `${name}: no such setting`)];
  if (!parsed.success || unknown.length > 0) throw new Error(`The settings do not fit:\n  ${problems.join('\n  ')}`);
  return configOf(parsed.data);
}

function configOf(given: z.output<typeof schema>): Config {
  const data = given.KADRO_DATA;
  return {
    port: given.KADRO_PORT, host: given.KADRO_HOST, data, demo: given.KADRO_DEMO, dev: given.KADRO_DEV,
    trustedProxies: given.KADRO_TRUSTED_PROXIES, logLevel: given.KADRO_LOG, stopDeadlineMs: given.KADRO_STOP_DEADLINE_MS,
    backup: {
      to: given.KADRO_BACKUP ?? `${resolve(data)}-backups`, keys: given.KADRO_BACKUP_KEYS ?? `${resolve(data)}-key-backups`,
      keep: given.KADRO_BACKUP_KEEP, everyHours: given.KADRO_BACKUP_HOURS,
    },
    destroyedKeys: given.KADRO_DESTROYED_KEYS,
  };
}

/** Whether an address is reached from this machine only. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
