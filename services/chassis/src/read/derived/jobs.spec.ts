import { queryScope } from '../../access/scope.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { HintReader, LiveHints } from '../live-hints.ts';
import { GuardedRows } from '../../access/guarded-rows.ts';
import { type AnyDecider } from '../../declare/streams/decider.ts';
import { verifyFolder } from '../../profiles/embedded/verify.ts';
import { schemaText } from '../../graphql/schema.ts';
import { card, lending, loanMonths, member, tariff } from '../../testing/services/lending.ts';
import { type Small, somebody, startSmall } from '../../testing/services/small-service.ts';
import { until } from '../../testing/time/until.ts';
import { requestRebuild, rebuildState } from '../rebuild.ts';

const many = 120;

let at: Small;
beforeEach(async () => {
  at = await startSmall(undefined, lending);
});
afterEach(() => at.stop());

async function append(decider: AnyDecider, id: string, type: string, data: Record<string, unknown>): Promise<string> {
  const context = {
    organization: 'o1',
    actor: 'a1',
    key: `${type} ${id} ${JSON.stringify(data)}`,
    body: '',
    correlation: 'c',
  };
  return (await at.runtime.loop.run(decider, id, context, () => [{ type, data }])).position;
}

async function lendToMany(): Promise<void> {
  const done = await Promise.all(
    Array.from({ length: many }, (_, n) => append(card, `m${n}`, 'LoanMade', { on: '2026-01-30' })),
  );
  await at.runtime.caughtUp(done.sort().at(-1)!);
  // whoever reads them has them written
  await costing(0);
}

const scope = () => queryScope(at.runtime, somebody(), 'en');
const costing = async (cents: number) => new GuardedRows(loanMonths).count(scope(), [{ index: 'cents', eq: cents }]);
const jobs = async () => (await at.ports.jobs.list('o1', 'lending', { offset: 0, limit: 10 })).items;
const verified = async () => {
  const findings: object[] = [];
  const { left } = await verifyFolder({
    folder: at.folder,
    keys: at.folder,
    masterKey: join(at.folder, 'master.key'),
    destroyedKeys: join(at.folder, 'destroyed-keys'),
    services: [lending],
    report: (finding) => void findings.push(finding),
    progress: () => undefined,
  });
  return { findings, left };
};

describe('a price that many rows follow', () => {
  it('reaches all of them by a job that says how far it is', async () => {
    await lendToMany();
    await append(tariff, '2026-01', 'TariffSet', { cents: 70 });
    await until(async () => (await jobs())[0]?.state === 'DONE');
    expect([await jobs(), await costing(70)]).toEqual([
      [expect.objectContaining({ name: 'lending.derive', done: many, total: many })],
      many,
    ]);
  });

  it('goes on at its cursor, and after a restart', async () => {
    await lendToMany();
    const { runtime } = at;
    let slices = 0;
    const run = runtime.derivedJobs.run.bind(runtime.derivedJobs);
    // the first time it is told to stop after one slice
    runtime.derivedJobs.run = (job, control) => run(job, { ...control, isStopped: () => ++slices > 1 });
    await append(tariff, '2026-01', 'TariffSet', { cents: 70 });
    await until(async () => (await jobs())[0]?.cursor !== undefined && (await jobs())[0]?.state === 'DONE');
    expect(await costing(70)).toBe(50);
    expect((await verified()).left).toEqual([
      { name: 'lending.loanMonths', why: 'a job is still deriving some of them' },
    ]);
    const [job] = await jobs();
    await run(job!, { progress: async () => undefined, isStopped: () => false });
    expect([await costing(70), await verified()]).toEqual([many, { findings: [], left: [] }]);
  });

  it('is queued again from the rows where the queue has lost it', async () => {
    await lendToMany();
    at.runtime.derivedJobs.attach = () => undefined;
    const lost: unknown[] = [];
    at.ports.jobs.add = async (job) => void lost.push(job.id);
    await append(tariff, '2026-01', 'TariffSet', { cents: 70 });
    await until(() => lost.length === 1);
    await at.again();
    await until(async () => (await costing(70)) === many);
    expect((await jobs()).map(({ id }) => id)).toEqual(lost);
  });
});

describe('rows that are derived', () => {
  it('are offered like those of any other model', () => {
    expect(schemaText(lending)).toContain('loanMonthsByIds(ids: [ID!]!): [LoanMonth]!');
  });

  it('are built anew beside those that are read, and are what verify finds in the log', async () => {
    await lendToMany();
    await append(member, 'm7', 'MemberNamed', { name: 'Ada' });
    const last = await append(tariff, '2026-01', 'TariffSet', { cents: 30 });
    await at.runtime.caughtUp(last);
    await until(async () => (await costing(30)) === many);
    const id = await requestRebuild(at.ports.keyValue, 'lending', ['loanMonths']);
    await until(async () => {
      const state = await rebuildState(at.ports.keyValue, 'lending');
      return state?.id === id && state.state === 'DONE';
    });
    expect([await costing(30), await verified()]).toEqual([many, { findings: [], left: [] }]);
  });

  it('are what verify finds where events changed nothing of them', async () => {
    await append(card, 'm7', 'LoanMade', { on: '2026-01-30' });
    await append(member, 'm7', 'MemberNamed', { name: 'Ada' });
    await at.runtime.caughtUp(await append(tariff, '2026-01', 'TariffSet', { cents: 30 }), 'written');
    const before = await new GuardedRows(loanMonths).one(scope(), 'm7~2026-01');
    at.clock.advance({ minutes: 1 });
    await append(member, 'm7', 'MemberNamed', { name: 'Ada' });
    await at.runtime.caughtUp(await append(tariff, '2026-01', 'TariffSet', { cents: 30 }), 'written');
    expect([await new GuardedRows(loanMonths).one(scope(), 'm7~2026-01'), await verified()]).toEqual([
      before,
      { findings: [], left: [] },
    ]);
  });

  it('are told of to their readers only where they became other ones', async () => {
    const hints = new LiveHints(at.runtime);
    const reader = new HintReader(somebody());
    await hints.begin(reader);
    const { signal } = new AbortController();
    await append(card, 'm7', 'LoanMade', { on: '2026-01-30' });
    await reader.someHints(signal);
    const told = reader.take().map(({ ids }) => ids);
    at.clock.advance({ minutes: 1 });
    await append(tariff, '2026-01', 'TariffSet', { cents: 0 });
    await append(card, 'm8', 'LoanMade', { on: '2026-02-01' });
    await reader.someHints(signal);
    expect([told, reader.take().map(({ ids }) => ids)]).toEqual([[['m7~2026-01']], [['m8~2026-02']]]);
    await hints.end(reader);
  });

  it('lose what is forgotten when their facts do', async () => {
    await append(card, 'm7', 'LoanMade', { on: '2026-01-30' });
    await at.runtime.caughtUp(await append(member, 'm7', 'MemberNamed', { name: 'Ada' }));
    const row = async () => new GuardedRows(loanMonths).one(scope(), 'm7~2026-01');
    expect(await row()).toMatchObject({ name: 'Ada' });
    await at.ports.keys.destroy('o1', 'm7', 'identity');
    at.runtime.log.forgetClear();
    await at.runtime.refold('lending.member-o1_m7');
    expect(await row()).toMatchObject({ name: null, loans: 1 });
  });
});
