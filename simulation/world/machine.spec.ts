import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

/** In a process of its own, whose time and chance it replaces for good. */
const script = `
  const { replaceMachine } = await import(${JSON.stringify(new URL('./machine.ts', import.meta.url).href)});
  const { time, scheduler } = replaceMachine(Number(process.argv[1]), Temporal.Instant.from('2026-03-29T00:00:00Z'));
  const { setTimeout: sleep } = await import('node:timers/promises');
  const { generateKeyPairSync, randomBytes, randomInt, randomUUID, sign } = await import('node:crypto');
  const { still } = await import(${JSON.stringify(new URL('./native-work.ts', import.meta.url).href)});
  const heard = [];
  const tell = (what) => () => void heard.push(what + ' ' + new Date().toISOString().slice(11, 19));
  setInterval(tell('again'), 60_000);
  setTimeout(tell('in two hours'), 7_200_000);
  clearTimeout(setTimeout(tell('never'), 10));
  AbortSignal.timeout(1_000).addEventListener('abort', tell('aborted'));
  await scheduler.during(() => sleep(500).then(tell('slept')));
  await scheduler.passUntil(time.now + 3 * 3_600_000);
  sign(null, Buffer.from('x'), generateKeyPairSync('ed25519').privateKey);
  await still();
  const berlin = Temporal.Now.zonedDateTimeISO('Europe/Berlin').toPlainTime().toString({ smallestUnit: 'minute' });
  const drawn = [
    randomUUID(), crypto.randomUUID(), randomBytes(4).toString('hex'), randomInt(1_000_000), Math.random(),
    crypto.getRandomValues(new Uint8Array(4)).join(),
    generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' }).toString('hex'),
  ];
  process.stdout.write(JSON.stringify({ heard, drawn, berlin }));
  process.exit(0);`;

interface Said {
  heard: string[];
  drawn: unknown[];
  berlin: string;
}

const said = (seed: number): Said =>
  JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script, `${seed}`]).toString()) as Said;

describe('the machine of a seed', () => {
  const [first, again, other] = [said(7), said(7), said(8)];

  it('lets what comes once come at its time, and what repeats once where time rests', () =>
    expect(
      first.heard.toSorted((one, two) => one.slice(-8).localeCompare(two.slice(-8)) || one.localeCompare(two)),
    ).toEqual(['slept 00:00:00', 'aborted 00:00:01', 'again 02:00:00', 'in two hours 02:00:00', 'again 03:00:00']));

  it('changes the clocks as they are changed', () => expect(first.berlin).toBe('05:00'));
  it('draws the same each time', () => expect(again).toEqual(first));
  it('draws everything anew for another seed', () =>
    expect(other.drawn.filter((one, n) => one === first.drawn[n])).toEqual([]));
});
