import { type DeadLetterAccess } from '../../ports/shared/dead-letter.ts';
import { type ClusterEngines } from './config.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';
import { MongoDeadLetterStore } from '../../cluster/mongodb/dead-letter-store.ts';
import { closeRedis, openRedis } from '../../cluster/redis/client.ts';
import { RedisKeyValue } from '../../cluster/redis/key-value.ts';

/** The dead letters on the engines, and where workers look for requests about them. */
export function openClusterDeadLetters({ namespace, mongodb, redis: address }: ClusterEngines): DeadLetterAccess {
  const mongo = new Mongo(mongodb);
  const store = new MongoDeadLetterStore(mongo, namespace);
  const redis = openRedis(address);
  return {
    organizations: (topic) => store.organizations(topic),
    list: (...which) => store.list(...which),
    find: (...which) => store.find(...which),
    keyValue: new RedisKeyValue(redis, namespace),
    close: async () => {
      await Promise.all([mongo.close(), closeRedis(redis)]);
    },
  };
}
