import { expect, it } from '@jest/globals';
import { AppendThread } from './thread.ts';

it('a thread that cannot begin refuses what it was given, and is closed all the same', async () => {
  const thread = new AppendThread('/nowhere/at/all/events.db');
  const asked = thread.commit([]);
  const closed = thread.close();
  await expect(asked).rejects.toThrow();
  await expect(closed).resolves.toBeUndefined();
});
