import { lockFolder, rotateMasterKey, type RotationStep } from '../../profiles/embedded/index.ts';

/**
 * Started by a test as `node rotate-until-killed.ts <data> <step>`: rotates the master key, and dies right after that
 * step.
 */
const [data, last] = process.argv.slice(2) as [string, RotationStep];
lockFolder(data);
rotateMasterKey(data, (step) => {
  if (step === last) process.kill(process.pid, 'SIGKILL');
});
