import { type OpenedPorts } from './opened-ports.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../write/command-runner.ts';
import { defineService } from '../../declare/service.ts';
import { personalDataOf } from '../../privacy/personal-data.ts';
import { ServiceRuntime } from '../../runtime/service-runtime.ts';
import { smallService, somebody, things } from '../services/small-service.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const part = personalDataOf({
  people: things,
  forgets: ['all'],
  exports: ['all'],
  from: 'small',
  on: 'ThingStepped',
  forgottenBy: ({ stream }) => ({ person: stream.slice(stream.indexOf('_') + 1), classes: ['identity'] }),
  collect: () => Promise.resolve({}),
});
const [personalData] = part.deciders!;
const service = defineService({ ...smallService, parts: [part] });

/** Where a store of keys can be put back to what it was. */
export interface KeysOf {
  open: () => Promise<OpenedPorts>;
  /** Copies keys and what stands beside them, while nothing is open. */
  copy: () => Promise<void>;
  /** Puts the copy back, and takes the rows away. */
  restore: () => Promise<void>;
}

/** That what was forgotten stays so where older keys come back. */
export function describeDestroyingAgain({ open, copy, restore }: KeysOf): void {
  let ports: OpenedPorts;
  let runtime: ServiceRuntime;
  /** Places after which the log was read at the last start. */
  let read: string[];
  const start = async () => {
    ports = await open();
    read = [];
    const readLinks = ports.events.readLinks.bind(ports.events);
    ports.events.readLinks = (after, limit) => {
      read.push(after);
      return readLinks(after, limit);
    };
    runtime = new ServiceRuntime(service, ports, quiet);
    await runtime.start();
  };
  const stop = async () => {
    await runtime.close();
    await ports.close();
  };
  const again = async (between: () => Promise<void> = async () => undefined) => {
    await stop();
    await between();
    await start();
  };
  const make = (id: string) =>
    runCommand(
      runtime,
      service.commands.find((one) => one.name === 'MakeThing')!,
      {
        params: {},
        body: { id, name: `Name of ${id}`, mail: 'm@m.example', code: id },
        principal: somebody(),
        language: 'en',
        key: id,
        correlation: 'c',
      },
    );
  /** As the job does it. */
  const forget = async (id: string) => {
    await ports.keys.destroy('o1', id, 'identity');
    const stream = runtime.log.stream(personalData!, 'o1', id);
    await runtime.log.append(
      personalData!,
      stream,
      { revision: -1, hash: '' },
      [{ type: 'PersonalDataErased', data: { classes: ['identity'] } }],
      { organization: 'o1', actor: 'a', command: id, cause: id, correlation: 'c' },
    );
  };
  const has = async (id: string, dataClass: string) => (await ports.keys.existingKey('o1', id, dataClass)) !== null;
  const nameOf = async (id: string) => (await runtime.rows(things).get('o1', id))?.doc['name'];

  beforeAll(async () => {
    await start();
    for (const id of ['a', 'b', 'c']) await make(id);
    await forget('a');
    await again(copy);
    await forget('b');
    await again();
  });
  afterAll(stop);

  describe('a key that was forgotten', () => {
    it('is destroyed again where it comes from an older copy of the keys, before rows are made', async () => {
      await again(restore);
      expect(await Promise.all(['a', 'b', 'c'].map((id) => has(id, 'identity')))).toEqual([false, false, true]);
      expect(await Promise.all(['a', 'b', 'c'].map(nameOf))).toEqual([null, null, 'Name of c']);
      expect(await has('b', 'contact')).toBe(true);
    });

    it('is not looked for in what was looked at before', async () => {
      await again();
      const head = await ports.events.head();
      expect(new Set(read)).toEqual(new Set([head]));
    });
  });
}
