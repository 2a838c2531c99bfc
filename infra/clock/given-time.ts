import { type GivenTime } from './set-clock.ts';

const variable = 'TEST_CLOCK';
const preload = new URL('preload.ts', import.meta.url);

/** A time that is `instant` (RFC 3339) now. */
export const timeFrom = (instant: string, rate = 1): GivenTime => ({
  given: Temporal.Instant.from(instant).epochMilliseconds,
  anchor: Date.now(),
  rate,
});

export function environmentOf(time: GivenTime, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const options = [env['NODE_OPTIONS'], `--import=${preload.href}`].filter(Boolean).join(' ');
  return { ...env, NODE_OPTIONS: options, [variable]: JSON.stringify(time) };
}

/** The time given to this process; undefined for the machine's clock. */
export function givenTime(): GivenTime | undefined {
  const text = process.env[variable];
  return text ? (JSON.parse(text) as GivenTime) : undefined;
}
