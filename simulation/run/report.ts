import { type Act } from '../people/act.ts';
import { type Broken, type Play } from './play.ts';

const mostText = 300;
const shortened = (value: unknown): string => JSON.stringify(value)?.slice(0, mostText) ?? '';

/** One act on one line. */
export function actLine({ n, at, who, wish, mistake, asked, answer, faults }: Act): string {
  const { body, ...others } = asked;
  const what = body && 'query' in body ? { variables: body['variables'] } : body;
  const refusal = answer && answer.status >= 400 ? ` ${String(answer.body['name'])}` : '';
  const notes = [mistake, ...faults].filter(Boolean).map((note) => ` [${note}]`);
  return `#${n} ${at} ${who} ${wish}${notes.join('')}: ${others.method} ${others.path} ${shortened(what)} -> ${answer?.status ?? 'no answer'}${refusal}`;
}

/** Everything that is needed to play it again. */
export function brokenText(seed: number, { law, act, differences, last }: Broken): string {
  return [
    `\n  A law is broken: ${law}`,
    `  seed ${seed}, act ${act.n} (${act.wish})${act.faults.length > 0 ? `, fault: ${act.faults.join(', ')}` : ''}`,
    '  the last acts:',
    ...last.map((one) => `    ${actLine(one)}`),
    '  the difference:',
    ...differences.map((difference) => `    ${difference}`),
    `  again: npm run simulate -- --seed ${seed} --until ${act.n} --trace\n`,
  ].join('\n');
}

/** What a run was, and the hash of its log. */
export function summary(play: Play, { days, ms, steps }: { days: number; ms: number; steps: number }): string {
  const { acts, fine, refused, lost, laws } = play.counts;
  const seconds = ms / 1_000;
  const struck = [...play.faults].map(([name, times]) => `${times} ${name}`).join(', ') || 'none';
  return [
    `  ${days.toFixed(1)} days, ${play.people.length} people, ${acts} acts (${fine} fine, ${refused} refused, ${lost} unanswered)`,
    `  faults: ${struck}`,
    `  laws looked at ${laws} times, all hold; ${play.log.count} events, ${steps} steps`,
    `  ${seconds.toFixed(1)} s: ${(acts / seconds).toFixed(0)} acts/s, ${(days / seconds).toFixed(2)} days/s, ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
    `  log ${play.log.digest}`,
  ].join('\n');
}
