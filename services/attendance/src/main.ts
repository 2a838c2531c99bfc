import { runService } from '@kadro/chassis/cluster';
import * as service from './index.ts';

await runService(service);
