import { lockFolder, prepareRestore, type RestoreStep, swapIn } from '../../profiles/embedded/index.ts';

/** `node restore-until-killed.ts <back-up> <keys> <data> <step>`: restores, dies after that step. */
const [backup, keys, data, last] = process.argv.slice(2) as [string, string, string, RestoreStep];
const onStep = (step: RestoreStep): void => {
  if (step === last) process.kill(process.pid, 'SIGKILL');
};
lockFolder(data);
const { epoch } = await prepareRestore({ backup, keys, data, onStep });
await swapIn({ data, epoch, onStep });
