import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { command } from '../declare/command.ts';
import { defineService } from '../declare/service.ts';
import { Refused } from '../declare/refusal.ts';
import { type Small, smallService, somebody, startSmall, thing, things } from '../testing/services/small-service.ts';
import { judgeCommand, runCommand } from './command-runner.ts';

/** What was asked before each append, and what happens meanwhile. */
let asked: { by: number[]; revision: number }[] = [];
let meanwhile: () => Promise<void>;

const step = command(thing, {
  name: 'StepWithLeave',
  method: 'PUT',
  path: 'things/{id}/steps-with-leave',
  summary: 'Steps, if it may',
  access: { who: 'member' },
  target: { on: things },
  input: z.strictObject({ by: z.int() }),
  example: { by: 1 },
  decide: (_state, { by }) => (by === 0 ? [] : [{ type: 'ThingStepped', data: { by } }]),
  before: async (events, _scope, { revision }) => {
    asked.push({ by: events.map(({ data }) => (data as { by: number }).by), revision });
    await meanwhile();
    return 'bound';
  },
});
const service = defineService({ ...smallService, commands: [...smallService.commands, step] });

let small: Small;
let id = '';
beforeAll(async () => {
  small = await startSmall((ports) => ports, service);
});
afterAll(() => small.stop());
beforeEach(async () => {
  [asked, meanwhile] = [[], () => Promise.resolve()];
  id = crypto.randomUUID();
  await small.run('MakeThing', { id, name: 'a', code: id });
});

const request = (by: number) => ({
  params: { id },
  body: { by },
  principal: somebody(),
  language: 'en',
  key: crypto.randomUUID(),
  correlation: 'c',
});
const steps = async () => (await small.runtime.loop.state(thing, 'o1', id)).state.steps;

describe('a command that asks before it is appended', () => {
  it('says what it would append to which revision', async () => {
    await runCommand(small.runtime, step, request(2));
    expect([asked, await steps()]).toEqual([[{ by: [2], revision: 0 }], 2]);
  });

  it('asks again where its stream has moved since, and is appended once', async () => {
    meanwhile = async () => {
      meanwhile = () => Promise.resolve();
      const context = { organization: 'o1', actor: 'a1', key: crypto.randomUUID(), body: '', correlation: 'c' };
      await small.runtime.loop.run(thing, id, context, () => [{ type: 'ThingStepped', data: { by: 10 } }]);
    };
    await runCommand(small.runtime, step, request(2));
    expect(asked.map(({ revision }) => revision)).toEqual([0, 1]);
    expect(await steps()).toBe(12);
  });

  it('appends nothing where it is refused', async () => {
    meanwhile = () => Promise.reject(new Refused('forbidden'));
    await expect(runCommand(small.runtime, step, request(2))).rejects.toMatchObject({ name: 'forbidden' });
    expect(await steps()).toBe(0);
  });

  it('asks nothing where nothing is to be appended, in a dry run and on a repeat', async () => {
    await runCommand(small.runtime, step, request(0));
    await judgeCommand(small.runtime, step, request(2));
    expect(asked).toEqual([]);
    const once = request(2);
    await runCommand(small.runtime, step, once);
    await runCommand(small.runtime, step, once);
    expect([asked.length, await steps()]).toEqual([1, 2]);
  });
});
