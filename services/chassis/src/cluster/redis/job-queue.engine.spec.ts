import { randomUUID } from 'node:crypto';
import { describeJobQueue } from '../../testing/contracts/job-queue.ts';
import { BullJobQueue } from './job-queue.ts';
import { openTestRedis } from '../../testing/engines/redis.ts';

let place = '';
const open = () => openTestRedis(place, (redis, namespace) => ({ jobs: new BullJobQueue(redis, namespace) }));
describeJobQueue(() => ((place = randomUUID()), open()), open);
