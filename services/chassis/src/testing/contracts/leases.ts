import { type OpenedPorts } from './opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type Leases } from '../../ports/index.ts';
import { until } from '../until.ts';

/** Whoever held a lease and when: `+a 1` for given to a with number 1, `-a` for given back. */
function line(leases: Leases, said: string[]) {
  return (who: string) =>
    leases.hold('work', async (fence) => {
      said.push(`+${who} ${fence}`);
      return { close: async () => void said.push(`-${who}`) };
    });
}
/** What everything must do that lets one do the work at a time. */
export function describeLeases(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  let ports: OpenedPorts;
  beforeEach(async () => {
    ports = await open();
  });
  afterEach(() => ports.close());

  describe('holding a lease', () => {
    it('gives it to one at a time, with a greater number each time, also after opening again', async () => {
      const said: string[] = [];
      const hold = line(ports.leases, said);
      const holds = (who: string) => said.some((one) => one.startsWith(`+${who} `));
      const a = hold('a');
      await until(() => holds('a'));
      const b = hold('b');
      // long enough for what is given to two at once
      await setTimeout(50);
      await a.close();
      await until(() => holds('b'));
      await b.close();
      await ports.close();
      ports = await reopen();
      const c = line(ports.leases, said)('c');
      await until(() => holds('c'));
      await c.close();
      const numbers = said.filter((one) => one.startsWith('+')).map((one) => Number(one.split(' ')[1]));
      expect([said.map((one) => one.split(' ')[0]), numbers[0]! < numbers[1]! && numbers[1]! < numbers[2]!]).toEqual([
        ['+a', '-a', '+b', '-b', '+c', '-c'],
        true,
      ]);
    });

    it('keeps names apart, and gives nothing to whoever has left the line', async () => {
      const said: string[] = [];
      const hold = line(ports.leases, said);
      const [a, b] = [hold('a'), hold('b')];
      let isOtherHeld = false;
      const other = ports.leases.hold(
        'other',
        async () => ((isOtherHeld = true), { close: async () => void said.push('-other') }),
      );
      await until(() => said.length > 0 && isOtherHeld);
      const [first, second] = said[0]!.startsWith('+a') ? [a, b] : [b, a];
      const left = second.close();
      await first.close();
      await left;
      await other.close();
      expect(said.map((one) => one.split(' ')[0]!.slice(0, 2))).toEqual([
        said[0]!.slice(0, 2),
        `-${said[0]![1]}`,
        '-o',
      ]);
    });
  });
}
