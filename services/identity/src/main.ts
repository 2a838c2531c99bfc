import { runService } from '@kadro/chassis/cluster';
import { startIdentity } from './index.ts';

await runService('identity', startIdentity);
