import { type OpenedPorts } from './opened-ports.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runCommand } from '../../write/command-runner.ts';
import { defineService } from '../../declare/service.ts';
import { personalDataOf } from '../../privacy/personal-data.ts';
import { ServiceRuntime } from '../../runtime/service-runtime.ts';
import { silentLog } from '../observe/silent-log.ts';
import { smallService, somebody, things } from '../services/small-service.ts';

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

export interface KeysOf {
  open: () => Promise<OpenedPorts>;
  /** Copies keys and what stands beside them, while nothing is open. */
  copy: () => Promise<void>;
  /** Puts the copy back, and takes the rows away. */
  restore: () => Promise<void>;
}

/** The service at work; `read`: positions from which the log was read since the last start. */
class Service {
  readonly #open: KeysOf['open'];
  #ports!: OpenedPorts;
  #runtime!: ServiceRuntime;
  read: string[] = [];

  constructor(open: KeysOf['open']) {
    this.#open = open;
  }

  async start(): Promise<void> {
    const ports = await this.#open();
    this.read = [];
    const readLinks = ports.events.readLinks.bind(ports.events);
    ports.events.readLinks = (after, limit) => {
      this.read.push(after);
      return readLinks(after, limit);
    };
    this.#ports = ports;
    this.#runtime = new ServiceRuntime(service, ports, silentLog);
    await this.#runtime.start();
  }

  async stop(): Promise<void> {
    await this.#runtime.close();
    await this.#ports.close();
  }

  async again(between: () => Promise<void> = async () => undefined): Promise<void> {
    await this.stop();
    await between();
    await this.start();
  }

  async make(id: string): Promise<void> {
    const body = { id, name: `Name of ${id}`, mail: 'm@m.example', code: id };
    await runCommand(
      this.#runtime,
      service.commands.find(({ name }) => name === 'MakeThing')!,
      { params: {}, body, principal: somebody(), language: 'en', key: id, correlation: 'c' },
    );
  }

  async forget(id: string): Promise<void> {
    await this.#ports.keys.destroy('o1', id, 'identity');
    const { log } = this.#runtime;
    await log.append(
      personalData!,
      log.stream(personalData!, 'o1', id),
      { revision: -1, hash: '' },
      [{ type: 'PersonalDataErased', data: { classes: ['identity'] } }],
      { organization: 'o1', actor: 'a', command: id, cause: id, correlation: 'c' },
    );
  }

  async hasKey(id: string, dataClass: string): Promise<boolean> {
    return (await this.#ports.keys.existingKey('o1', id, dataClass)) !== null;
  }

  async nameOf(id: string): Promise<unknown> {
    return (await this.#runtime.rows(things).get('o1', id))?.doc['name'];
  }

  head(): Promise<string> {
    return this.#ports.events.head();
  }
}

/** That what was forgotten stays so where older keys come back. */
export function describeDestroyingAgain({ open, copy, restore }: KeysOf): void {
  const at = new Service(open);
  beforeAll(async () => {
    await at.start();
    for (const id of ['a', 'b', 'c']) await at.make(id);
    await at.forget('a');
    await at.again(copy);
    await at.forget('b');
    await at.again();
  });
  afterAll(() => at.stop());

  describe('a key that was forgotten', () => {
    it('is destroyed again where it comes from an older copy of the keys, before rows are made', async () => {
      await at.again(restore);
      const has = await Promise.all(['a', 'b', 'c'].map((id) => at.hasKey(id, 'identity')));
      expect(has).toEqual([false, false, true]);
      const names = await Promise.all(['a', 'b', 'c'].map((id) => at.nameOf(id)));
      expect(names).toEqual([null, null, 'Name of c']);
      expect(await at.hasKey('b', 'contact')).toBe(true);
    });

    it('is not looked for in what was looked at before', async () => {
      await at.again();
      expect(new Set(at.read)).toEqual(new Set([await at.head()]));
    });
  });
}
