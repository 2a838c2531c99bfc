import { lockFolder, rotateMasterKey, type RotationStep } from '../../profiles/embedded/index.ts';

/** `node rotate-until-killed.ts <data> <step>`: rotates the master key, dies after that step. */
const [data, last] = process.argv.slice(2) as [string, RotationStep];
lockFolder(data);
rotateMasterKey(data, (step) => {
  if (step === last) process.kill(process.pid, 'SIGKILL');
});
