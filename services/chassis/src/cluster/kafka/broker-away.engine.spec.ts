import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Message } from '../../ports/message-log.ts';
import { StoreUnavailable } from '../../ports/index.ts';
import { aMessage, messageSource } from '../../testing/contracts/messages/source.ts';
import { TestKafka } from '../../testing/engines/kafka.ts';
import { type OwnBroker, ownBroker } from '../../testing/engines/own-broker.ts';
import { until } from '../../testing/time/until.ts';

let own: OwnBroker;
beforeAll(async () => {
  own = await ownBroker();
});
afterAll(() => own.remove());

describe('a broker that is away', () => {
  it('is waited for, refuses what cannot wait, and closing does not wait for it', async () => {
    const testKafka = new TestKafka(`test-${randomUUID()}`, `127.0.0.1:${own.port}`, { patience: 1 });
    const { messages, close } = testKafka.open();
    const source = messageSource();
    const heard: string[] = [];
    // a broker that has just come, on a machine that does much else, may take longer than anybody waits
    const kept = (letter: Message) =>
      until(() =>
        messages.append('dead', [letter]).then(
          () => true,
          () => false,
        ),
      );
    source.publish(aMessage({ id: 'before it was there' }));
    await messages.relay('t', source);
    await messages.consume('t', 'g', async ({ id }) => void heard.push(id));
    await expect(messages.append('dead', [aMessage()])).rejects.toThrow(StoreUnavailable);

    await own.act('start');
    await until(() => heard.includes('before it was there'));
    await kept(aMessage());

    await own.act('kill');
    source.publish(aMessage({ id: 'while it was away' }));
    await expect(messages.append('dead', [aMessage()])).rejects.toThrow(StoreUnavailable);

    await own.act('start');
    await until(() => heard.includes('while it was away'));
    await kept(aMessage());
    expect(await messages.read('dead', 'o', { offset: 0, limit: 9 })).toHaveLength(2);

    await own.act('kill');
    await close();
    await testKafka.keyValue.close();
  });
});
