import { type Account } from '../../shared/api.ts';
import { median, rounded, say } from '../../shared/report.ts';
import { connections, load, type Measured, type Target } from './command-load.ts';

const runs = 5;

/** Runs of the system and of a bare Fastify in turn; `answered` counts the system's answers, warm-up included. */
export interface Comparison {
  system: Measured[];
  echo: Measured[];
  answered: number;
}

/** Measures both after a warm-up of so many commands each, in runs of `secondsPerRun`. */
export async function compareWithEcho(
  targets: { system: Target; echo: Target },
  people: readonly Account[],
  { warmUp, secondsPerRun }: { warmUp: { system: number; echo: number }; secondsPerRun: number },
): Promise<Comparison> {
  const measured: { system: Measured[]; echo: Measured[] } = { system: [], echo: [] };
  const warm = {
    echo: await load(targets.echo, people, warmUp.echo),
    system: await load(targets.system, people, warmUp.system),
  };
  for (let run = 0; run < runs; run++) {
    for (const name of ['echo', 'system'] as const) {
      const pace = measured[name].at(-1) ?? warm[name];
      const amount = Math.max(people.length, Math.round(pace.perSecond * secondsPerRun));
      measured[name].push(await load(targets[name], people, amount));
    }
    const [bare, own] = [measured.echo[run]!, measured.system[run]!];
    say(
      `run ${run + 1}: ${rounded(own.perSecond)}/s (p50 ${own.p50} ms, p99 ${own.p99} ms), ` +
        `bare Fastify ${rounded(bare.perSecond)}/s, ratio ${rounded(own.perSecond / bare.perSecond)}`,
    );
  }
  const answered = [warm.system, ...measured.system].reduce((sum, one) => sum + one.answered, 0);
  return { ...measured, answered };
}

/** The figures of the result: rates of the system, and their ratio to the bare Fastify's. */
export function comparedRates({ system, echo }: Comparison, method: Target['method']) {
  const rates = system.map(({ perSecond }) => perSecond);
  const baseline = rounded(median(echo.map(({ perSecond }) => perSecond)));
  return {
    value: median(rates),
    ratio: median(rates.map((rate, run) => rate / echo[run]!.perSecond)),
    baseline:
      `bare Fastify JSON ${method} in a process of its own, same client and bodies, ` +
      `${connections} connections: ${baseline}/s`,
    p50: median(system.map(({ p50 }) => p50)),
    p99: median(system.map(({ p99 }) => p99)),
    min: Math.min(...rates),
    max: Math.max(...rates),
    runs,
  };
}
