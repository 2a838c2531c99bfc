import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CommandContext } from '../declare/streams/decisions.ts';
import { commandOf, commandText } from '../ports/shared/command-text.ts';
import { type Small, smallService, startSmall, thing } from '../testing/services/small-service.ts';
import { CommandLoop, type OlderCommands } from '../write/command-loop.ts';
import { projectionsOf } from './projections.ts';
import { commandsName, type RememberedCommand } from './remembered-commands.ts';

let small: Small;
beforeAll(async () => {
  small = await startSmall();
});
afterAll(() => small.stop());

const context = (key: string, body = 'b'): CommandContext => ({
  organization: 'o1',
  actor: 'a1',
  key,
  body,
  correlation: 'c',
});
const step = () => [{ type: 'ThingStepped' as const, data: { by: 1 } }];
const run = (id: string, key: string, body?: string, loop = small.runtime.loop) =>
  loop.run<{ steps: number }>(thing, id, context(key, body), step);
const steps = async (id: string) => (await small.runtime.loop.state<{ steps: number }>(thing, 'o1', id)).state.steps;
/** More commands of one stream than its fold remembers. */
const busy = async (id: string) => {
  for (let n = 0; n < 130; n++) await run(id, `${id}/${n}`);
};
const row = async (key: string) => small.runtime.rows<RememberedCommand>({ name: commandsName }).get('o1', key);

describe('a command that came long ago', () => {
  it('is recognized after any number of others, also after a restart', async () => {
    const first = await run('t1', 'first');
    await busy('t1');
    expect(await run('t1', 'first')).toMatchObject({ repeated: true, position: first.position, events: [] });
    await small.again();
    expect(await run('t1', 'first')).toMatchObject({ repeated: true, position: first.position });
    expect(await steps('t1')).toBe(131);
  });

  it('is refused with another body', async () => {
    await expect(run('t1', 'first', 'other')).rejects.toMatchObject({ name: 'idempotency_key_reused' });
  });

  it('is one of its own stream only', async () => {
    await busy('t2');
    expect(await run('t2', 'first')).toMatchObject({ repeated: false });
  });

  it('is found in the log while the rows are late', async () => {
    const late: OlderCommands = { reach: async () => false, find: () => Promise.reject(new Error('not asked')) };
    await busy('t3');
    const loop = new CommandLoop(small.runtime.log, { older: late });
    expect(await run('t3', 't3/0', 'b', loop)).toMatchObject({ repeated: true });
    expect(await run('t3', 't3/new', 'b', loop)).toMatchObject({ repeated: false });
  });
});

describe('thirty days', () => {
  it('pass, and the row goes; a day before it is there', async () => {
    await run('t4', 'old');
    await small.runtime.loop.state(thing, 'o1', 't4');
    small.clock.advance({ hours: 24 * 29 });
    await small.again();
    expect(await row('old')).not.toBeNull();
    small.clock.advance({ hours: 48 });
    await small.again();
    for (let tries = 0; tries < 100 && (await row('old')); tries++) await small.ports.wait.sleep(20);
    expect(await row('old')).toBeNull();
  });

  it('over, rows that are made anew leave it out', async () => {
    await run('t6', 'before');
    small.clock.advance({ hours: 24 * 31 });
    await run('t6', 'since');
    const { readModels } = small.ports;
    await readModels.build({
      service: smallService,
      names: [commandsName],
      isBackground: false,
      report: () => undefined,
    });
    const { declaration } = projectionsOf(smallService, small.runtime.log).find(({ name }) => name === commandsName)!;
    const built = (await readModels.openBuilt(declaration))!;
    const found = await built.getMany('o1', ['before', 'since']);
    await built.close();
    expect(found.map(({ id }) => id)).toEqual(['since']);
  });

  it('over, the same key makes an event of an id of its own', async () => {
    const fresh: OlderCommands = { reach: async () => true, find: async () => null };
    const loop = new CommandLoop(small.runtime.log, { older: fresh });
    await run('t5', 'again');
    await busy('t5');
    expect(await run('t5', 'again', 'b', loop)).toMatchObject({ repeated: false });
    const ids = (await small.runtime.log.read('small.thing-o1_t5')).map(({ stored }) => stored.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the text of a command', () => {
  it('tells key and body, whatever the key holds', () => {
    expect(commandOf(commandText('job/end.x/1', 'hash'))).toEqual({ key: 'job/end.x/1', body: 'hash' });
    expect(commandOf(commandText('key', ''))).toEqual({ key: 'key', body: '' });
    expect(commandOf('plain')).toEqual({ key: 'plain', body: '' });
  });
});
