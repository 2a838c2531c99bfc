import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyDecider, CommandLoop, type NewEvent, foldEvents, type Ports } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { stateAfter } from '@kadro/chassis/testing';
import fc from 'fast-check';
import { EventLog } from '../../chassis/src/write/event-log.ts';
import { declaration } from './declaration.ts';
import { anyOf } from './testing/arbitrary.ts';

const { deciders, commands } = declaration;
const draftsOf = (decider: AnyDecider): fc.Arbitrary<NewEvent> =>
  fc.oneof(
    ...Object.entries(decider.events as Record<string, { schema: never }>).map(([type, { schema }]) =>
      anyOf(schema).map((data) => ({ type, data }) as NewEvent),
    ),
  );
const byName = deciders.map((decider) => [decider.name, decider] as const);

const folder = mkdtempSync(join(tmpdir(), 'kadro-laws-'));
let ports: Ports & { close(): Promise<void> };
let log: EventLog;
beforeAll(async () => {
  ports = await openEmbeddedPorts({ folder });
  log = new EventLog('identity', deciders, ports);
});
afterAll(async () => {
  await ports.close();
  rmSync(folder, { recursive: true });
});

describe.each(byName)('the stream of a %s', (_name, decider) => {
  it('folds whatever happened in it, in any order', () => {
    fc.assert(
      fc.property(fc.array(draftsOf(decider), { maxLength: 12 }), (past) => void stateAfter(decider, past)),
      { numRuns: 60 },
    );
  });

  it('gives the same state to a fold of all and a fold that is caught up', () => {
    const history = fc.tuple(fc.array(draftsOf(decider), { minLength: 1, maxLength: 8 }), fc.nat(8));
    fc.assert(
      fc.property(history, ([past, cut]) => {
        const events = past.map(({ type, data }, revision) => ({
          name: type,
          data: data as Record<string, unknown>,
          organization: 'o1',
          id: 'id1',
          stored: {
            stream: `identity.${decider.name}-o1_id1`,
            revision,
            position: String(revision),
            at: '2026-01-05T08:00:00.000Z',
            meta: { actor: 'a', command: `k${revision}.b` },
          } as never,
        }));
        const later = foldEvents(decider, foldEvents(decider, undefined, events.slice(0, cut)), events.slice(cut));
        expect(later).toEqual(foldEvents(decider, undefined, events));
      }),
      { numRuns: 30 },
    );
  });

  it('takes a command that comes twice once', async () => {
    const loop = new CommandLoop(log);
    await fc.assert(
      fc.asyncProperty(fc.array(draftsOf(decider), { minLength: 1, maxLength: 3 }), fc.uuid(), async (drafts, id) => {
        const context = { organization: 'o1', actor: 'a1', key: `key-${id}`, body: 'b', correlation: 'c' };
        const first = await loop.run(decider, id, context, () => drafts);
        const again = await loop.run(decider, id, context, () => drafts);
        const elsewhere = await new CommandLoop(log).run(decider, id, context, () => drafts);
        expect([again.position, elsewhere.position, again.repeated, elsewhere.repeated]).toEqual([
          first.position,
          first.position,
          true,
          true,
        ]);
        expect(await ports.events.read(log.stream(decider, 'o1', id))).toHaveLength(drafts.length);
      }),
      { numRuns: 8 },
    );
  });

  it('has what was said about it, read back from the log', async () => {
    await fc.assert(
      fc.asyncProperty(draftsOf(decider), fc.uuid(), async (draft, id) => {
        const stream = log.stream(decider, 'o1', id);
        await log.append(decider, stream, { revision: -1, hash: '' }, [draft], {
          organization: 'o1',
          actor: 'a',
          command: `${id}.b`,
          cause: id,
          correlation: 'c',
        });
        log.settle(await ports.events.read(stream));
        expect((await log.read(stream))[0]?.data).toEqual(
          JSON.parse(JSON.stringify(decider.events[draft.type]!.schema.parse(draft.data))),
        );
      }),
      { numRuns: 8 },
    );
  });
});

describe('a command of the service', () => {
  it('works on a stream whose laws are tested here', () => {
    expect(commands.map(({ decider }) => decider).filter((decider) => !deciders.includes(decider))).toEqual([]);
  });
});
