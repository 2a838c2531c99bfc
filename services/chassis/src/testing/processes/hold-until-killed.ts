import { openRedis } from '../../cluster/redis/client.ts';
import { RedisLeases } from '../../cluster/redis/leases.ts';

/** `node hold-until-killed.ts <namespace>`: holds the lease `work` for ever, and prints its number. */
const leases = new RedisLeases(openRedis(process.env['KADRO_REDIS_URL']!), process.argv[2]!);

leases.hold('work', async (fence) => {
  process.stdout.write(`${fence}\n`);
  return { close: async () => void process.stdout.write('lost\n') };
});
