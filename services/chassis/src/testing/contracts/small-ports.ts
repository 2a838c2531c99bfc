import { type OpenedPorts } from './opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from './ports-under-test.ts';
import { describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

/** What every key-value store must do. Times are real: not every store lets its clock be set. */
export function describeKeyValue(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  const at = openBeforeEach(open, reopen);
  describe('keeping small values', () => {
    itKeepsValues(at);
    itLosesNoChange(at);
  });
}

function itKeepsValues(at: PortsUnderTest): void {
  it('keeps organizations apart and survives opening again', async () => {
    await at.ports.keyValue.set('o1', 'k', 'one');
    await at.ports.keyValue.set('o2', 'k', 'two');
    await at.ports.keyValue.delete('o2', 'k');
    await at.reopen();
    expect([
      await at.ports.keyValue.get('o1', 'k'),
      await at.ports.keyValue.get('o2', 'k'),
      await at.ports.keyValue.get('*', 'k'),
    ]).toEqual(['one', null, null]);
  });

  it('forgets a value when its time is over', async () => {
    const { keyValue } = at.ports;
    await keyValue.set('o', 'short', 'a', 1);
    await keyValue.set('o', 'long', 'b', 3_600);
    // a machine that is slow may let the first second pass before the second count: then another one is counted
    let count = '';
    do await keyValue.increment('o', (count = randomUUID()), 1);
    while ((await keyValue.increment('o', count, 3_600)) !== 2);
    while ((await keyValue.get('o', 'short')) !== null || (await keyValue.get('o', count)) !== null)
      await setTimeout(20);
    expect([await keyValue.get('o', 'long'), await keyValue.increment('o', count, 1)]).toEqual(['b', 1]);
    expect(await keyValue.compareAndSet('o', 'short', null, 'c')).toBe(true);
  });
}

function itLosesNoChange(at: PortsUnderTest): void {
  it('counts every parallel increment', async () => {
    const counts = await Promise.all(Array.from({ length: 100 }, () => at.ports.keyValue.increment('o', 'n', 60)));
    expect(new Set(counts)).toEqual(new Set(Array.from({ length: 100 }, (_, n) => n + 1)));
  });

  it('swaps a value only for the one that is expected', async () => {
    const swap = (expected: string | null, value: string) => at.ports.keyValue.compareAndSet('o', 'k', expected, value);
    expect([await swap('a', 'b'), await swap(null, 'a'), await swap(null, 'c'), await swap('a', 'b')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    const winners = await Promise.all(Array.from({ length: 20 }, (_, n) => swap('b', `w${n}`)));
    expect(winners.filter(Boolean)).toHaveLength(1);
  });
}

export function describeKeys(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  const at = openBeforeEach(open, reopen);
  describe('keeping keys of personal data', () => {
    itMakesOneKeyEach(at);
    itNeverGivesADestroyedKey(at);
    itKeepsNotesAndSecrets(at);
  });
}

function itMakesOneKeyEach(at: PortsUnderTest): void {
  it('makes one key per organization, person and class, and keeps it', async () => {
    const ask = () =>
      Promise.all(
        [
          ['o', 'p', 'health'],
          ['o', 'p', 'pay'],
          ['o', 'q', 'health'],
          ['o2', 'p', 'health'],
        ].map(([o, p, c]) => at.ports.keys.dataKey(o!, p!, c!)),
      );
    const made = await ask();
    expect(made.map((key) => key?.length)).toEqual([32, 32, 32, 32]);
    expect(new Set(made.map((key) => key?.toString('hex'))).size).toBe(4);
    await at.reopen();
    expect(await ask()).toEqual(made);
  });

  it('makes none where only an existing one is asked for', async () => {
    expect(await at.ports.keys.existingKey('o', 'p', 'pay')).toBeNull();
    const key = await at.ports.keys.dataKey('o', 'p', 'pay');
    expect(await at.ports.keys.existingKey('o', 'p', 'pay')).toEqual(key);
  });
}

function itNeverGivesADestroyedKey(at: PortsUnderTest): void {
  it('never gives a destroyed key again, nor a new one in its place', async () => {
    await at.ports.keys.dataKey('o', 'p', 'pay');
    await at.ports.keys.dataKey('o', 'p', 'health');
    await at.ports.keys.destroy('o', 'p', 'pay');
    await at.ports.keys.destroy('o', 'never', 'pay');
    for (let time = 0; time < 2; time++) {
      expect(await at.ports.keys.dataKey('o', 'p', 'pay')).toBeNull();
      expect(await at.ports.keys.existingKey('o', 'p', 'pay')).toBeNull();
      expect(await at.ports.keys.dataKey('o', 'never', 'pay')).toBeNull();
      expect(await at.ports.keys.dataKey('o', 'p', 'health')).not.toBeNull();
      await at.reopen();
    }
  });
}

function itKeepsNotesAndSecrets(at: PortsUnderTest): void {
  it('keeps notes with them, the latest of each name', async () => {
    expect(await at.ports.keys.note('n')).toBeNull();
    for (const text of ['e:1', 'e:2']) await at.ports.keys.setNote('n', text);
    await at.ports.keys.setNote('other', 'x');
    await at.reopen();
    expect([await at.ports.keys.note('n'), await at.ports.keys.note('other')]).toEqual(['e:2', 'x']);
  });

  it('makes a secret once, also when many ask at once', async () => {
    expect(await at.ports.keys.existingSecret('pepper')).toBeNull();
    const secrets = await Promise.all(
      Array.from({ length: 10 }, () => at.ports.keys.secret('pepper', () => randomBytes(48))),
    );
    await at.reopen();
    secrets.push(await at.ports.keys.secret('pepper', () => randomBytes(48)));
    expect(
      new Set([...secrets, await at.ports.keys.existingSecret('pepper')].map((secret) => secret?.toString('hex'))).size,
    ).toBe(1);
  });
}
