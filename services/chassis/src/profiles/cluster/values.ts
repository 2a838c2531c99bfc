import { type KeyValue } from '../../ports/index.ts';
import { type ClusterEngines } from './config.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';
import { RedisKeyValue } from '../../cluster/redis/key-value.ts';

/** Small values on the engines, where workers look for requests; closing it closes the connection. */
export function openClusterValues({ namespace, redis: address }: ClusterEngines): KeyValue {
  const redis = openRedis(address);
  return Object.assign(new RedisKeyValue(redis, namespace), { close: () => closeRedis(redis) });
}
