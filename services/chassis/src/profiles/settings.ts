import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type CommandRate } from '../http/edge/command-rates.ts';
import { addressList, loopback } from '../http/edge/address-list.ts';

type Environment = Record<string, string | undefined>;

export const flag = z
  .enum(['0', '1', 'true', 'false'], 'is 1 or 0')
  .transform((text) => text === '1' || text === 'true');
export const upTo = (most: number) =>
  z.coerce
    .number('is a whole number')
    .int('is a whole number')
    .min(0, 'is not negative')
    .max(most, `is at most ${most}`);

const addresses = z.string().transform((text, context) => {
  try {
    return addressList(text);
  } catch (failed) {
    context.addIssue({ code: 'custom', message: (failed as RangeError).message });
    return z.NEVER;
  }
});

export const usualSettings = {
  KADRO_PROFILE: z.enum(['embedded', 'cluster'], 'is embedded or cluster').default('embedded'),
  KADRO_PORT: upTo(65_535).default(3000),
  KADRO_HOST: z.string().min(1).default('127.0.0.1'),
  KADRO_DEV: flag.default(false),
  KADRO_TRUSTED_PROXIES: upTo(10).default(0),
  KADRO_COMMANDS_PER_SECOND: upTo(100_000).default(20),
  KADRO_COMMANDS_BURST: upTo(100_000)
    .refine((count) => count > 0, 'is at least 1')
    .default(200),
  KADRO_METRICS_FROM: addresses.default(addressList(loopback)),
  KADRO_LOG: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'is silent, error, warn, info or debug')
    .default('warn'),
  KADRO_STOP_DEADLINE_MS: upTo(600_000).default(10_000),
  KADRO_TRACES_URL: z.url('is no address: where traces go, such as http://traces:4318/v1/traces').optional(),
};

/**
 * Reads the settings of a schema from the environment; only `KADRO_*` names count, and `<name>_FILE` names a file with
 * the value, for secrets. `isOther` says which names other processes need: several can have one environment.
 * @throws Error that names each setting which is missing, unknown or does not fit, never its value
 */
export function readSettings<S extends z.ZodRawShape>(
  shape: S,
  environment: Environment,
  isOther: (name: string) => boolean = () => false,
): z.output<z.ZodObject<S>> {
  const problems: string[] = [];
  const given: Environment = {};
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('KADRO_') || value === undefined || value === '') continue;
    const base = name.replace(/_FILE$/, '');
    if (name in shape) given[name] = value;
    else if (base in shape && base !== name) given[base] = fromFile(name, value, problems);
    else if (!isOther(name) && !isOther(base)) problems.push(`${name}: no such setting`);
  }
  const parsed = z.object(shape).safeParse(given);
  problems.push(...(parsed.error?.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`) ?? []));
  if (!parsed.success || problems.length > 0) throw misfit(problems);
  return parsed.data;
}

export const commandRateOf = (given: {
  KADRO_COMMANDS_PER_SECOND: number;
  KADRO_COMMANDS_BURST: number;
}): CommandRate => ({ perSecond: given.KADRO_COMMANDS_PER_SECOND, burst: given.KADRO_COMMANDS_BURST });

/** Settings that do not fit, in one line. */
export const misfit = (problems: readonly string[]): Error =>
  new Error(`The settings do not fit: ${problems.join('; ')}`);

function fromFile(name: string, path: string, problems: string[]): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    problems.push(`${name}: the file cannot be read`);
    return '';
  }
}
