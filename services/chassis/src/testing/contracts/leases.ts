import { type OpenedPorts } from './opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from './ports-under-test.ts';
import { describe, expect, it } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { type Leases } from '../../ports/index.ts';
import { until } from '../time/until.ts';

/** Whoever held a lease and when: `+a 1` for given to a with number 1, `-a` for given back. */
function line(leases: Leases, changes: string[]) {
  return (who: string) =>
    leases.hold('work', async (fence) => {
      changes.push(`+${who} ${fence}`);
      return { close: async () => void changes.push(`-${who}`) };
    });
}
export function describeLeases(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  const at = openBeforeEach(open, reopen);
  describe('holding a lease', () => {
    itGivesItToOneAtATime(at);
    itKeepsNamesApart(at);
  });
}

function itGivesItToOneAtATime(at: PortsUnderTest): void {
  it('gives it to one at a time, with a greater number each time, also after opening again', async () => {
    const changes: string[] = [];
    const hold = line(at.ports.leases, changes);
    const holds = (who: string) => changes.some((one) => one.startsWith(`+${who} `));
    const a = hold('a');
    await until(() => holds('a'));
    const b = hold('b');
    // long enough for what is given to two at once
    await setTimeout(50);
    await a.close();
    await until(() => holds('b'));
    await b.close();
    await at.reopen();
    const c = line(at.ports.leases, changes)('c');
    await until(() => holds('c'));
    await c.close();
    const numbers = changes.filter((one) => one.startsWith('+')).map((one) => Number(one.split(' ')[1]));
    expect([changes.map((one) => one.split(' ')[0]), numbers[0]! < numbers[1]! && numbers[1]! < numbers[2]!]).toEqual([
      ['+a', '-a', '+b', '-b', '+c', '-c'],
      true,
    ]);
  });
}

function itKeepsNamesApart(at: PortsUnderTest): void {
  it('keeps names apart, and gives nothing to whoever has left the line', async () => {
    const changes: string[] = [];
    const hold = line(at.ports.leases, changes);
    const [a, b] = [hold('a'), hold('b')];
    let isOtherHeld = false;
    const other = at.ports.leases.hold(
      'other',
      async () => ((isOtherHeld = true), { close: async () => void changes.push('-other') }),
    );
    await until(() => changes.length > 0 && isOtherHeld);
    const [first, second] = changes[0]!.startsWith('+a') ? [a, b] : [b, a];
    const left = second.close();
    await first.close();
    await left;
    await other.close();
    expect(changes.map((one) => one.split(' ')[0]!.slice(0, 2))).toEqual([
      changes[0]!.slice(0, 2),
      `-${changes[0]![1]}`,
      '-o',
    ]);
  });
}
