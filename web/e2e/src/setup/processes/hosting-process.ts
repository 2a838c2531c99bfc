import { createLogger, readConfig } from '@kadro/chassis';
import { Running } from '../../../../../tools/embedded/running.ts';
import { environmentOf } from '../../../../../infra/clock/given-time.ts';
import { type GivenTime, setClock } from '../../../../../infra/clock/set-clock.ts';

/** What the process is told: to serve a folder at a port and a time, or to end that in order. */
export type HostingWish = { serve: { folder: string; port: number; time: GivenTime } } | 'stop';
export type HostingAnswer = { failed?: string };

let kadro: Running | undefined;

async function follow(wish: HostingWish): Promise<void> {
  await kadro?.stop();
  kadro = undefined;
  if (wish === 'stop') return;
  const { folder, port, time } = wish.serve;
  // threads that it starts read the environment
  Object.assign(process.env, environmentOf(time, {}));
  setClock(time);
  const config = readConfig({ ...process.env, KADRO_DATA: folder, KADRO_PORT: String(port), KADRO_DEMO: '1' });
  kadro = new Running(config, createLogger('error'), (failed) => {
    throw failed;
  });
  await kadro.start();
}

process.on('message', (wish: HostingWish) => {
  follow(wish).then(
    () => process.send?.({} satisfies HostingAnswer),
    (failed: unknown) => process.send?.({ failed: String(failed) } satisfies HostingAnswer),
  );
});
process.on('disconnect', () => process.exit(0));
