import { randomUUID } from 'node:crypto';
import { describeKeyValue } from '../../testing/contracts/small-ports.ts';
import { RedisKeyValue } from './key-value.ts';
import { openTestRedis } from '../../testing/engines/redis.ts';

let place = '';
const open = () => openTestRedis(place, (redis, namespace) => ({ keyValue: new RedisKeyValue(redis, namespace) }));
describeKeyValue(() => ((place = randomUUID()), open()), open);
