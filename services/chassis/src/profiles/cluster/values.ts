import { type KeyValue } from '../../ports/index.ts';
import { type ClusterEngines } from './config.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';
import { RedisKeyValue } from '../../cluster/redis/key-value.ts';

/** The small values of a place, where its workers look for what is asked of them; closed, the connection is, too. */
export function openClusterValues({ namespace, redis: address }: ClusterEngines): KeyValue {
  const redis = openRedis(address);
  return Object.assign(new RedisKeyValue(redis, namespace), { close: () => closeRedis(redis) });
}
