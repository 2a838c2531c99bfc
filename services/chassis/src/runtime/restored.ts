import { type ServiceContext } from '../declare/service.ts';

/** What a log of another epoch asks for: it came back from a back-up, was migrated, or is new. */
export async function runRestoredTasks(context: ServiceContext): Promise<void> {
  const {
    ports: { keyValue, events },
    service,
  } = context;
  const note = `restored/${service.name}`;
  if ((await keyValue.get('*', note)) === events.epoch) return;
  for (const run of service.restoredTasks) await run(context);
  await context.caughtUp(await events.head());
  await keyValue.set('*', note, events.epoch);
}
