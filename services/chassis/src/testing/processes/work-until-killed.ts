import { openRedis, rest } from '../../cluster/redis/client.ts';
import { BullJobQueue } from '../../cluster/redis/job-queue.ts';

/** `node work-until-killed.ts <namespace>`: begins the jobs `test.work`, ends none by itself, prints them. */
const jobs = new BullJobQueue(openRedis(process.env['KADRO_REDIS_URL']!), process.argv[2]!);

jobs.work('test.work', async ({ id }, control) => {
  await control.progress({ done: 1, total: 2, cursor: 'half' });
  process.stdout.write(`${id}\n`);
  while (!control.isStopped()) await rest(20);
  process.stdout.write(`${id} stopped\n`);
  await control.progress({ done: 2, total: 2 }).catch((error: Error) => process.stdout.write(`${error.name}\n`));
});
