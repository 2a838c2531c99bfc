import { describe, expect, it } from '@jest/globals';
import { given } from '../testing/given.ts';
import { type Small, smallService, startSmall, thing } from '../testing/services/small-service.ts';
import { projectionsOf } from './projections.ts';
import { AsideEvents, allProjections, asideOnce, setAside } from './set-aside.ts';

const wish = {
  event: 'e1',
  projection: 'things',
  type: 'small.ThingMade',
  stream: 'small.thing-o1_a',
  revision: 0,
  fault: 'TypeError',
  by: 'ops',
  why: 'of no use',
};
const said = { type: 'EventSetAside' as const, data: wish };

describe('setting an event aside', () => {
  it('is recorded once for each projection', () => {
    given(setAside)
      .when((state) => asideOnce(state, wish))
      .then(said);
    given(setAside, [said])
      .when((state) => asideOnce(state, wish))
      .nothing();
    given(setAside, [said])
      .when((state) => asideOnce(state, { ...wish, projection: allProjections }))
      .then({ ...said, data: { ...wish, projection: allProjections } });
  });
});

describe('rows that are made anew', () => {
  let small: Small;
  const run = (event: { type: string; data: object }, id: string, stream: typeof thing | typeof setAside = thing) =>
    small.runtime.loop.run<unknown>(
      stream,
      id,
      {
        organization: stream === setAside ? 'everywhere' : 'o1',
        actor: 'a1',
        key: crypto.randomUUID(),
        body: '',
        correlation: 'c',
      },
      () => [{ type: event.type, data: { ...event.data } }],
    );

  it('leave out what was set aside, also what cannot be opened', async () => {
    small = await startSmall();
    await run({ type: 'ThingMade', data: { name: 'A', code: 'a' } }, 'a');
    await run({ type: 'ThingMade', data: { name: 'B', code: 'b' } }, 'b');
    const { runtime, ports } = small;
    const [a, b] = (await ports.events.readAll('', 10)).filter(({ type }) => type === 'small.ThingMade');
    await run({ type: 'EventSetAside', data: { ...wish, event: a!.id } }, 'projections', setAside);
    await run(
      { type: 'EventSetAside', data: { ...wish, event: b!.id, projection: allProjections } },
      'projections',
      setAside,
    );
    const aside = new AsideEvents(runtime.log);
    await aside.loaded();
    const things = projectionsOf(smallService, runtime.log, { aside }).find(({ name }) => name === 'things')!;
    const rows = (await ports.readModels.serve({ ...things.declaration, name: 'things-anew' }, true))!;
    const projector = things.over(rows, ports.events.epoch);
    await projector.start();
    const opened = [await aside.open(a!), await aside.open(b!)];
    await projector.handle(
      opened.filter((event) => event !== null),
      b!.position,
    );
    expect([opened.map((event) => event?.id), await rows.get('o1', 'a'), await rows.get('o1', 'b')]).toEqual([
      ['a', undefined],
      null,
      null,
    ]);
    await rows.close();
    await small.stop();
  });
});
