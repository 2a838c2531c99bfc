import { afterEach, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Ports, StoreUnavailable } from '../../ports/index.ts';
import { startStoring } from '../../testing/services/storing-service.ts';
import { answers, surveyAnswers, surveyService, threshold } from '../../testing/services/survey-service.ts';
import { until } from '../../testing/time/until.ts';
import { waiting } from './waiting.ts';

/** Writes that still go through. */
let left = Infinity;

type Surveying = Awaited<ReturnType<typeof startStoring>>;
let surveying: Surveying;
afterEach(() => surveying.stop());

const start = async (dress?: (ports: Ports) => Ports) => {
  surveying = await startStoring(dress, surveyService);
  return open();
};
const open = async () => {
  const opened = await surveying.call('POST', 'surveys', { body: { title: 'Lunch' } });
  return ((await opened.json()) as { id: string }).id;
};
const collectionOf = (survey: string) => `AnswerSurvey.${survey}`;
const isEnded = async (survey: string) =>
  (await surveying.runtime.loop.state(waiting, 'o1', collectionOf(survey))).state.isEnded;
const say = (survey: string) => surveying.call('POST', `surveys/${survey}/close`, { body: {} });
/** Until its end is known where answers wait. */
const close = async (survey: string) => {
  const closed = await say(survey);
  if (closed.status === 200) await until(async () => left < 0 || (await isEnded(survey)));
  return closed;
};
const keyOf = (who: string) => `key-of-${who}`;
const give = async (survey: string, who: string, { text = `told by ${who}`, key = keyOf(who) } = {}) => {
  const headers = { 'idempotency-key': key };
  const given = await surveying.call('POST', `surveys/${survey}/answers`, { as: `o1/${who}`, body: { text }, headers });
  return { status: given.status, ...((await given.json()) as { name?: string; position?: string }) };
};
const release = () =>
  surveyService.scheduledTasks.find(({ name }) => name === 'releaseAnswers')!.run(surveying.runtime);
const stored = (survey: string) =>
  surveying.ports.events.read(surveying.runtime.log.stream(surveyAnswers, 'o1', survey));
const textsOf = async (survey: string) => (await stored(survey)).map(({ data }) => String(data.text));
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `person${n + from}`);
const filesIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
    : [];
const blobs = () => filesIn(join(surveying.folder, 'blobs'));

describe('an anonymous answer', () => {
  it('waits for others, sealed, until there are enough', async () => {
    const survey = await start();
    for (const who of many(threshold - 1)) expect(await give(survey, who)).toMatchObject({ status: 201 });
    await release();
    expect([await textsOf(survey), blobs().length]).toEqual([[], threshold - 1]);
    const readable = filesIn(surveying.folder).filter((path) => readFileSync(path).includes('told by'));
    expect(readable).toEqual([]);
    await give(survey, 'last');
    await release();
    expect((await textsOf(survey)).toSorted()).toEqual(
      [...many(threshold - 1), 'last'].map((who) => `told by ${who}`).toSorted(),
    );
    expect(blobs()).toEqual([]);
  });

  it('is appended at the end, however few there are, and none comes after it', async () => {
    const survey = await start();
    await give(survey, 'ayse');
    expect((await close(survey)).status).toBe(200);
    await release();
    expect(await textsOf(survey)).toEqual(['told by ayse']);
    expect(await give(survey, 'can')).toMatchObject({ status: 403 });
  });

  it('is given once by each, and a repeat is answered alike', async () => {
    const survey = await start();
    const first = await give(survey, 'ayse');
    expect(await give(survey, 'ayse', { text: 'other' })).toEqual(first);
    expect(await give(survey, 'ayse', { text: 'other', key: 'another' })).toMatchObject({
      status: 422,
      name: 'same_record_exist',
    });
    const other = await open();
    expect(await give(other, 'ayse')).toMatchObject({ status: 201 });
    await close(survey);
    await release();
    expect(await give(survey, 'ayse', { key: 'another' })).toMatchObject({ name: 'same_record_exist' });
    expect(await textsOf(survey)).toEqual(['told by ayse']);
  });

  it('is one where the same person sends several at once', async () => {
    const survey = await start();
    const all = await Promise.all(many(4).map((key) => give(survey, 'ayse', { text: `under ${key}`, key })));
    expect(all.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    await close(survey);
    await release();
    expect([(await textsOf(survey)).length, blobs()]).toEqual([1, []]);
  });

  it('is as good as lost in the order of the others', async () => {
    const survey = await start();
    const people = many(20);
    for (const who of people) await give(survey, who);
    await close(survey);
    await release();
    const texts = await textsOf(survey);
    const told = people.map((who) => `told by ${who}`);
    expect(texts.toSorted()).toEqual(told.toSorted());
    expect(texts).not.toEqual(told);
  });

  it('says nothing of its author, of its moment or of its request', async () => {
    const survey = await start();
    surveying.clock.advance({ hours: 3 });
    for (const who of many(threshold)) await give(survey, who);
    await release();
    const events = await stored(survey);
    const { hash: _hash, ...first } = events[0]!.meta;
    expect(first).toEqual({
      organization: 'o1',
      actor: 'anonymous',
      command: 'anonymous',
      cause: 'anonymous',
      correlation: 'anonymous',
    });
    for (const { id, at, meta, data } of events) {
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/);
      expect([at, { ...meta, hash: '' }]).toEqual(['2026-01-05T00:00:00.000Z', { ...first, hash: '' }]);
      expect(Object.keys(data)).toEqual(['text']);
    }
    const rows = await surveying.runtime
      .rows(answers)
      .find('o1', { where: [] }, { sort: { index: 'id', descending: false }, offset: 0, limit: 100 });
    expect(rows.map(({ doc }) => (doc as { updatedDateTime?: string }).updatedDateTime)).toEqual(
      Array(threshold).fill('2026-01-05T00:00:00.000Z'),
    );
    const held = await surveying.ports.events.read(surveying.runtime.log.stream(waiting, 'o1', collectionOf(survey)));
    expect(JSON.stringify(held)).not.toMatch(/person\d|told by|key-of/);
  });

  it('leaves no trace of what it says with who took part', async () => {
    const survey = await start();
    await give(survey, 'ayse', { text: 'x' });
    const all = await surveying.ports.events.readAll('', 100);
    const taking = all.filter(({ type }) => type === 'surveying.SurveyCompleted');
    await give(await open(), 'ayse', { text: 'y' });
    expect(taking).toMatchObject([{ data: { survey }, meta: { actor: 'ayse' } }]);
    // the hash of a body could be guessed: there is none
    expect(taking[0]!.meta.command).toMatch(/\.$/);
  });
});

describe('a process that dies', () => {
  const people = many(3);
  let isBefore = true;

  /** Lets `left` writes through; the one after it is cut off before or after it is done, then nothing works. */
  const guarded = async <T>(write: () => Promise<T>): Promise<T> => {
    if (left < 0) throw new StoreUnavailable('dead');
    left--;
    if (left >= 0) return write();
    if (!isBefore) await write();
    throw new StoreUnavailable('dying');
  };
  const failing = <T extends object>(port: T, writes: readonly string[]): T =>
    new Proxy(port, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        const call = (...given: unknown[]): unknown => Reflect.apply(value, target, given);
        return writes.includes(String(name)) ? (...given: unknown[]) => guarded(async () => call(...given)) : call;
      },
    });
  const dress = (ports: Ports): Ports => ({
    ...ports,
    events: failing(ports.events, ['append']),
    blobs: failing(ports.blobs, ['put', 'delete']),
  });

  /** Answers and releases until the writes are used up; whether they were. */
  const playUntilDeath = async (survey: string, writes: number): Promise<{ acknowledged: string[]; died: boolean }> => {
    const acknowledged: string[] = [];
    left = writes;
    for (const who of people) if ((await give(survey, who)).status === 201) acknowledged.push(who);
    if ((await close(survey)).status === 200) await release().catch(() => undefined);
    return { acknowledged, died: left < 0 };
  };

  it.each([
    ['before', true],
    ['after', false],
  ])(
    '%s any of its writes loses no acknowledged answer and stores none twice',
    async (_case, before) => {
      isBefore = before;
      left = Infinity;
      await start(dress);
      for (let writes = 0, died = true; died; writes++) {
        left = Infinity;
        const survey = await open();
        const played = await playUntilDeath(survey, writes);
        died = played.died;
        left = Infinity;
        await surveying.again();
        await release();
        const kept = await textsOf(survey);
        expect(new Set(kept).size).toBe(kept.length);
        // whoever was not answered asks again, under the same key
        for (const who of people) await give(survey, who);
        await close(survey);
        await release();
        const texts = await textsOf(survey);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts).toEqual(expect.arrayContaining(played.acknowledged.map((who) => `told by ${who}`)));
      }
    },
    120_000,
  );

  it.each([
    ['before', true],
    ['after', false],
  ])('%s the end is known leaves no answer waiting: nobody has to close again', async (_case, before) => {
    isBefore = before;
    left = Infinity;
    const survey = await start(dress);
    await give(survey, 'ayse');
    // the closing itself is the last that is stored
    left = 1;
    expect((await say(survey)).status).toBe(200);
    await until(() => left < 0);
    expect(await textsOf(survey)).toEqual([]);
    await surveying.again(() => void (left = Infinity));
    await until(() => isEnded(survey));
    await release();
    expect(await textsOf(survey)).toEqual(['told by ayse']);
    // the run at the start may still be erasing
    await until(() => blobs().length === 0);
    // and once more, as after a restore of the reactions' checkpoint: nothing comes twice
    await close(survey);
    await surveying.again();
    await release();
    const said = await surveying.ports.events.read(surveying.runtime.log.stream(waiting, 'o1', collectionOf(survey)));
    expect([await textsOf(survey), said.filter(({ type }) => type.endsWith('CollectionEnded')).length]).toEqual([
      ['told by ayse'],
      1,
    ]);
  });
});
