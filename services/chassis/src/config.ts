import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false'], 'is 1 or 0').transform((text) => text === '1' || text === 'true');
const count = (most: number) => z.coerce.number('is a whole number').int('is a whole number').min(0, 'is not negative').max(most, `is at most ${most}`);

const schema = z.object({
  KADRO_PORT: count(65_535).default(3000),
  KADRO_HOST: z.string().min(1).default('127.0.0.1'),
  KADRO_DATA: z.string().min(1).default('./data'),
  KADRO_DEMO: flag.optional(),
  KADRO_DEV: flag.default(false),
  KADRO_TRUSTED_PROXIES: count(10).default(0),
  KADRO_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug'], 'is silent, error, warn, info or debug').default('warn'),
  KADRO_STOP_DEADLINE_MS: count(600_000).default(10_000),
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
}

/** Reads the environment; only `KADRO_*` names count. @throws Error with one line per setting that does not fit */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith('KADRO_') && value !== ''));
  const unknown = Object.keys(given).filter((name) => !(name in schema.shape));
  const parsed = schema.safeParse(given);
  const problems = [...(parsed.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? []), ...unknown.map((name) => `${name}: no such setting`)];
  if (!parsed.success || unknown.length > 0) throw new Error(`The settings do not fit:\n  ${problems.join('\n  ')}`);
  const { KADRO_PORT, KADRO_HOST, KADRO_DATA, KADRO_DEMO, KADRO_DEV, KADRO_TRUSTED_PROXIES, KADRO_LOG, KADRO_STOP_DEADLINE_MS } = parsed.data;
  return { port: KADRO_PORT, host: KADRO_HOST, data: KADRO_DATA, demo: KADRO_DEMO, dev: KADRO_DEV, trustedProxies: KADRO_TRUSTED_PROXIES, logLevel: KADRO_LOG, stopDeadlineMs: KADRO_STOP_DEADLINE_MS };
}

/** Whether an address is reached from this machine only. */
export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
