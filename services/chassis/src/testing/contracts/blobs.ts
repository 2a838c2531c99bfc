import { type OpenedPorts } from './opened-ports.ts';
import { openBeforeEach, type PortsUnderTest } from './ports-under-test.ts';
import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';

export function describeBlobs(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  const at = openBeforeEach(open, reopen);
  describe('keeping bytes', () => itKeepsBytes(at));
  describe('deleting bytes', () => itDeletesBytes(at));
}

function itKeepsBytes(at: PortsUnderTest): void {
  it.each([0, 1, 255, 2_000_000])('gives %i bytes back as they were, also after opening again', async (size) => {
    const bytes = randomBytes(size);
    await at.ports.blobs.put('o', 'a', bytes);
    await at.reopen();
    expect(Buffer.compare(Buffer.from((await at.ports.blobs.get('o', 'a'))!), bytes)).toBe(0);
  });

  it('replaces, also by fewer, and keeps organizations and ids apart', async () => {
    await at.ports.blobs.put('o', 'a', Buffer.from('a longer text'));
    await at.ports.blobs.put('o2', 'a', Buffer.from('another'));
    await at.ports.blobs.put('o', 'b', Buffer.from('b'));
    await at.ports.blobs.put('o', 'a', Buffer.from('short'));
    expect(
      await Promise.all([read(at, 'o', 'a'), read(at, 'o2', 'a'), read(at, 'o', 'b'), read(at, 'o2', 'b')]),
    ).toEqual(['short', 'another', 'b', null]);
  });

  it('never gives a mixture while bytes are replaced', async () => {
    const whole = ['1', '2', '3', '4'].map((digit) => digit.repeat(100_000));
    await at.ports.blobs.put('o', 'a', Buffer.from(whole[0]!));
    const writing = Promise.all(whole.map((text) => at.ports.blobs.put('o', 'a', Buffer.from(text))));
    const seen = await Promise.all(Array.from({ length: 20 }, () => read(at, 'o', 'a')));
    await writing;
    expect([...seen, await read(at, 'o', 'a')].filter((text) => !whole.includes(text!))).toEqual([]);
  });
}

function itDeletesBytes(at: PortsUnderTest): void {
  it('removes what is meant only, and minds nothing that is not there', async () => {
    await at.ports.blobs.put('o', 'a', Buffer.from('a'));
    await at.ports.blobs.put('o2', 'a', Buffer.from('b'));
    await at.ports.blobs.delete('o', 'a');
    await at.ports.blobs.delete('o', 'a');
    expect([await read(at, 'o', 'a'), await read(at, 'o2', 'a')]).toEqual([null, 'b']);
    await at.ports.blobs.put('o', 'a', Buffer.from('c'));
    expect(await read(at, 'o', 'a')).toBe('c');
  });
}

const read = async ({ ports }: PortsUnderTest, organization: string, id: string) => {
  const bytes = await ports.blobs.get(organization, id);
  return bytes && Buffer.from(bytes).toString('latin1');
};
