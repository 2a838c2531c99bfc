import { remoteSignIn } from '@kadro/chassis';
import { runService } from '@kadro/chassis/cluster';
import { startLeave } from './index.ts';

await runService('leave', (ports, logger, options, identity) =>
  startLeave(ports, logger, remoteSignIn(identity, ports.wait), options),
);
