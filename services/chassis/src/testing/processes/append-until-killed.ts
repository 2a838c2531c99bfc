import { randomUUID } from 'node:crypto';
import { openEmbeddedPorts } from '../../profiles/embedded/ports.ts';
import { anEvent } from '../an-event.ts';

/** Started by a test as `node append-until-killed.ts <folder>`: appends for ever, and says what was acknowledged. */
const { events } = await openEmbeddedPorts({ folder: process.argv[2]! });

async function appendForEver(): Promise<never> {
  const stream = `w-${randomUUID()}`;
  for (let revision = -1; ; revision += 2) {
    const { position } = await events.append(stream, revision, [
      anEvent({ part: 0 }),
      anEvent({ part: 1, text: 'x'.repeat(500) }),
    ]);
    process.stdout.write(`${stream} ${revision + 2} ${position}\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, appendForEver));
