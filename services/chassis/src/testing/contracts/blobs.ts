import { type OpenedPorts } from './opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { type Blobs } from '../../ports/blobs.ts';

/** What every store of files must do. */
export function describeBlobs(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  let ports: OpenedPorts;
  let blobs: Blobs;
  const read = async (organization: string, id: string) => {
    const bytes = await blobs.get(organization, id);
    return bytes && Buffer.from(bytes).toString('latin1');
  };
  beforeEach(async () => {
    ports = await open();
    blobs = ports.blobs;
  });
  afterEach(() => ports.close());

  describe('keeping bytes', () => {
    it.each([0, 1, 255, 2_000_000])('gives %i bytes back as they were, also after opening again', async (size) => {
      const bytes = randomBytes(size);
      await blobs.put('o', 'a', bytes);
      await ports.close();
      ports = await reopen();
      blobs = ports.blobs;
      expect(Buffer.compare(Buffer.from((await blobs.get('o', 'a'))!), bytes)).toBe(0);
    });

    it('replaces, also by fewer, and keeps organizations and ids apart', async () => {
      await blobs.put('o', 'a', Buffer.from('a longer text'));
      await blobs.put('o2', 'a', Buffer.from('another'));
      await blobs.put('o', 'b', Buffer.from('b'));
      await blobs.put('o', 'a', Buffer.from('short'));
      expect(await Promise.all([read('o', 'a'), read('o2', 'a'), read('o', 'b'), read('o2', 'b')])).toEqual([
        'short',
        'another',
        'b',
        null,
      ]);
    });

    it('never gives a mixture while bytes are replaced', async () => {
      const whole = ['1', '2', '3', '4'].map((digit) => digit.repeat(100_000));
      await blobs.put('o', 'a', Buffer.from(whole[0]!));
      const writing = Promise.all(whole.map((text) => blobs.put('o', 'a', Buffer.from(text))));
      const seen = await Promise.all(Array.from({ length: 20 }, () => read('o', 'a')));
      await writing;
      expect([...seen, await read('o', 'a')].filter((text) => !whole.includes(text!))).toEqual([]);
    });
  });

  describe('deleting bytes', () => {
    it('removes what is meant only, and minds nothing that is not there', async () => {
      await blobs.put('o', 'a', Buffer.from('a'));
      await blobs.put('o2', 'a', Buffer.from('b'));
      await blobs.delete('o', 'a');
      await blobs.delete('o', 'a');
      expect([await read('o', 'a'), await read('o2', 'a')]).toEqual([null, 'b']);
      await blobs.put('o', 'a', Buffer.from('c'));
      expect(await read('o', 'a')).toBe('c');
    });
  });
}
