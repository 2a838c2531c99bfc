import { type OpenedPorts } from '../../testing/contracts/opened-ports.ts';
import { afterAll, describe } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { describeMessageLog } from '../../testing/contracts/messages/log.ts';
import { TestKafka } from '../../testing/engines/kafka.ts';

const places: TestKafka[] = [];
const open = async (): Promise<OpenedPorts> => {
  places.push(new TestKafka(`test-${randomUUID()}`));
  return reopen();
};
const reopen = async (): Promise<OpenedPorts> => places.at(-1)!.open() as unknown as OpenedPorts;

afterAll(() => Promise.all(places.map((testKafka) => testKafka.clean())));

describe('messages (Kafka)', () => describeMessageLog(open, reopen, { mayRepeat: true }));
