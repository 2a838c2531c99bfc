import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Message } from '../../ports/message-log.ts';
import { aMessage, messageSource } from '../../testing/contracts/messages/source.ts';
import { connectKafka } from './connection.ts';
import { TestKafka } from '../../testing/engines/kafka.ts';
import { type OwnBroker, ownBroker } from '../../testing/engines/own-broker.ts';

const said = (name: string | null): Message[] =>
  Array.from({ length: 200 }, (_, n) => aMessage({ id: `m${n}`, key: `o/p${n % 40}`, data: { n, name } }));
let own: OwnBroker;

/** A broker that looks every half a second for files to remove, as others do every five minutes. */
beforeAll(async () => {
  own = await ownBroker();
  await own.set(
    'log.retention.check.interval.ms=500',
    'log.initial.task.delay.ms=500',
    'log.segment.delete.delay.ms=500',
  );
  await own.act('start');
});
afterAll(() => own.remove());

/** Whether a file holds a text; one that the broker has just renamed or removed is looked for again. */
function holds(file: string, text: string): boolean {
  try {
    return readFileSync(file).includes(text);
  } catch (failed) {
    if ((failed as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw failed;
  }
}

/** How many files of what the broker stores hold a text, those included that are about to be removed. */
function filesWith(text: string): number {
  const logs = join(own.folder, 'kafka', 'logs');
  return readdirSync(logs, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.log(\.deleted)?$/.test(file) && holds(join(logs, file), text),
  ).length;
}

describe('a topic that was told again', () => {
  it('leaves nothing of what was forgotten on the broker’s disk', async () => {
    const testKafka = new TestKafka(`test-${randomUUID()}`, `127.0.0.1:${own.port}`, { republishAfterMs: 1_000 });
    const { messages, close } = testKafka.open();
    const [named, nameless] = [messageSource('e'), messageSource('e')];
    named.publish(...said('Wilhelmina'));
    nameless.publish(...said(null));
    const admin = connectKafka(testKafka.options).admin();
    await admin.connect();
    // a second stands for the day after which a file takes no more
    const configEntries = [
      { name: 'segment.ms', value: '1000' },
      { name: 'retention.ms', value: '-1' },
    ];
    await admin.createTopics({
      topics: [{ topic: `${testKafka.options.namespace}.t`, numPartitions: 12, configEntries }],
    });
    await admin.disconnect();
    const first = await messages.relay('t', named);
    while ((await testKafka.keyValue.get('*', 'relay/t')) === null) await setTimeout(20);
    expect(filesWith('Wilhelmina')).toBeGreaterThan(0);

    await first.close();
    await messages.relay('t', nameless);
    await messages.republish('t');
    while (filesWith('Wilhelmina') > 0) await setTimeout(100);
    expect(filesWith('o/p39')).toBeGreaterThan(0);
    await close();
    await testKafka.keyValue.close();
  });
});
