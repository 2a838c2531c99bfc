import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { setImmediate } from 'node:timers/promises';
import { type EventLink } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';

const readAtOnce = 2_000;

export const erasedEvent = 'PersonalDataErased';

/**
 * Destroys keys again that came back with a back-up. The position up to which the log was searched is noted with the
 * keys, so older keys have an older one. @throws StoreUnavailable
 */
export async function destroyAgain(scope: ServiceScope): Promise<void> {
  const context = contextOf(scope);
  const {
    ports: { events, keys },
    service: { name },
  } = context;
  const note = `erased/${name}`;
  const [epoch, position] = ((await keys.note(note)) ?? ':').split(':') as [string, string];
  const from = epoch === events.epoch ? position : '';
  let after = from;
  for (
    let page: EventLink[];
    (page = await events.readLinks(after, readAtOnce)).length > 0;
    after = page.at(-1)!.position
  ) {
    for (const link of page) if (link.type === `${name}.${erasedEvent}`) await destroyErased(context, link);
    // let others have their turn
    await setImmediate();
  }
  if (after !== from) await keys.setNote(note, `${events.epoch}:${after}`);
}

async function destroyErased(
  { log, ports: { keys }, service, logger }: ServiceContext,
  { stream, revision }: EventLink,
): Promise<void> {
  const [event] = await log.read(stream, revision);
  const { organization, id, data } = event!;
  for (const name of (data['keys'] ?? data['classes']) as string[]) {
    // a missing key would be made by whoever asks next
    if ((await keys.dataKey(organization, id, name)) === null) continue;
    await keys.destroy(organization, id, name);
    logger.warn(
      { service: service.name, organization, person: id, class: name },
      'a key that was forgotten is destroyed again',
    );
  }
}
