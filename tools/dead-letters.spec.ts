import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { readYourWritesMs } from '@kadro/chassis/testing';
import { type Embedded, startEmbedded } from './embedded/composition.ts';
import { runScript } from './testing/scripts.ts';

const note = () => undefined;
const logged: unknown[][] = [];
const logger = { debug: note, info: note, warn: (...line: unknown[]) => void logged.push(line), error: note };
const folder = mkdtempSync(join(tmpdir(), 'kadro-letters-'));
const [one, other] = ['018f0000-0000-7000-8000-00000000c001', '018f0000-0000-7000-8000-00000000c002'];

const letters = (...args: string[]) => runScript({ KADRO_DATA: folder }, 'dead-letters', ...args);

/** A branch that leave could not record; with a name that is no branch it never can, nor where its reaction is gone. */
function letter(n: number, organization: string, branch: object, reaction = 'recordBranch') {
  const id = `${reaction}.e${n}`;
  const place = {
    organization,
    stream: `identity.branch-${organization}_b${n}`,
    revision: 1,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'test',
  };
  const heard = { id: `e${n}`, name: 'BranchChanged', from: 'identity', ...place, data: { branch } };
  return {
    id,
    type: 'identity.BranchChanged',
    source: 'leave',
    key: place.stream,
    ...place,
    data: { id, at: place.at, type: 'identity.BranchChanged', reaction, reason: 'ZodError', attempts: 5, heard },
  };
}
const branch = (n: number) => ({
  id: `b${n}`,
  zone: 'Europe/Berlin',
  workingPattern: { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 },
  archived: false,
});

beforeAll(async () => {
  const ports = await openEmbeddedPorts({ folder });
  await ports.messages.append('kadro.leave.dead', [
    letter(1, one, branch(1)),
    letter(2, one, { id: 'b2', zone: 'Geheimstadt' }),
    letter(3, other, branch(3)),
    letter(4, other, branch(4)),
    letter(5, other, branch(5), 'former'),
    letter(6, one, branch(6), 'former'),
    letter(6, other, branch(6), 'former'),
  ]);
  await ports.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('dead letters from the shell', () => {
  it('are listed by organization, within 100 columns, without what they tell', async () => {
    const { code, out, err } = await letters('list');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      new RegExp(
        `leave, organization ${one}\n[^]*recordBranch.e2 +2026-01-05 08:00 +5 +ZodError\n +recordBranch.e1[^]*organization ${other}[^]*7 in all`,
      ),
    );
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect((await letters('list', '--organization', other)).out).toContain('4 in all');
  });

  it('are shown one by one, with what was heard only where asked for', async () => {
    const { out } = await letters('show', 'recordBranch.e2');
    expect(out).toMatch(/reaction +recordBranch\n[^]*stream +identity.branch-/);
    expect([
      out.includes('Geheimstadt'),
      (await letters('show', 'recordBranch.e2', '--data')).out.includes('Geheimstadt'),
    ]).toEqual([false, true]);
  });

  it.each([
    [['show', 'nothing'], /There is no dead letter nothing/],
    [['resend'], /npm run dead-letters/],
    [['discard', '--all'], /npm run dead-letters/],
    [['discard', 'former.e5', '--service', 'identity'], /There is no dead letter former.e5/],
    [['discard', 'former.e6'], /2 letters have this id/],
    [['set-aside', 'e1'], /npm run dead-letters/],
    [['set-aside', 'e1', '--why', 'spec'], /No projection stands at the event e1/],
  ])('%j ends with 1', async (args, said) =>
    expect(await letters(...args)).toMatchObject({ code: 1, err: expect.stringMatching(said) }),
  );

  it('are sent again where nobody uses the folder', async () => {
    expect(await letters('resend', 'recordBranch.e1')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 of 1 sent again'),
    });
    expect((await letters('list')).out).not.toContain('recordBranch.e1');
  });

  it('are set aside there, which is logged without what they tell', async () => {
    const { code, out, err } = await letters('discard', 'former.e6', '--organization', one);
    expect([code, out, JSON.parse(err)]).toEqual([
      0,
      '  1 of 1 set aside.\n',
      {
        level: 40,
        time: expect.any(String),
        letter: 'former.e6',
        type: 'identity.BranchChanged',
        reaction: 'former',
        organization: one,
        by: 'shell',
        message: 'dead letter discarded',
      },
    ]);
    expect((await letters('list')).out.match(/former.e\d/g)).toEqual(['former.e6', 'former.e5']);
  });
});

describe('an event that nobody can read', () => {
  const stream = `leave.branch-${one}_b9`;

  it('is named with the service that stands at it, set aside where nobody uses the folder, and recorded', async () => {
    const ports = await openEmbeddedPorts({ folder });
    const record = {
      id: 'e9',
      type: 'leave.BranchRecorded',
      v: 0,
      at: '2026-01-05T08:00:00.000Z',
      data: {},
      meta: { organization: one, actor: 'system', command: 'c', cause: 'c', correlation: 'c' },
    };
    await ports.events.append(stream, -1, [record]);
    const standing = {
      projection: '*',
      event: 'e9',
      type: record.type,
      stream,
      revision: 0,
      fault: 'Error',
      at: record.at,
    };
    await ports.keyValue.set('*', 'standing/leave', JSON.stringify(standing));
    await ports.close();
    expect((await letters('list')).out).toMatch(/leave stands: \* cannot bear leave.BranchRecorded[^]*event e9/);
    expect(await letters('set-aside', 'e9', '--why', 'of no use', '--by', 'ops')).toMatchObject({
      code: 0,
      out: '  leave.BranchRecorded e9 is left out of * of leave, which the log says.\n',
    });
    expect((await letters('list')).out).not.toContain('stands');
    const later = await openEmbeddedPorts({ folder });
    const said = await later.events.read('leave.setAside-everywhere_projections');
    await later.close();
    expect(said.map(({ data }) => data)).toEqual([
      expect.objectContaining({ event: 'e9', by: 'ops', why: 'of no use', fault: 'Error' }),
    ]);
    // the reactions of leave could not read it either
    expect((await letters('discard', 'receive.e9')).code).toBe(0);
  });
});

describe('dead letters beside a running server', () => {
  let kadro: Embedded;
  let unlock: () => void;
  beforeAll(async () => {
    unlock = lockFolder(folder);
    kadro = await startEmbedded({ folder, port: 0, logger, webRoot: '/nowhere', readYourWritesMs });
  });
  afterAll(() => kadro.stop(200).finally(unlock));

  it('are set aside by it', async () => {
    expect(await letters('discard', 'former.e6')).toEqual({ code: 0, err: '', out: '  1 of 1 set aside.\n' });
    expect(logged).toContainEqual([
      { letter: 'former.e6', type: 'identity.BranchChanged', reaction: 'former', organization: other, by: 'shell' },
      'dead letter discarded',
    ]);
  });

  it('are sent again by it; what fails again, or nobody hears, is named and stays', async () => {
    const { code, out, err } = await letters('resend', '--all');
    expect([code, err, out.split('\n')]).toEqual([
      1,
      '',
      [
        `  ! recordBranch.e2 of ${one} failed again`,
        `  ! former.e5 of ${other} is heard by no reaction any more`,
        '  2 of 4 sent again.',
        '  What no reaction hears is set aside by npm run dead-letters -- discard ID',
        '',
      ],
    ]);
    expect((await letters('list')).out).toMatch(/recordBranch.e2[^]*former.e5[^]*2 in all/);
    expect(await kadro.ports.events.read(`leave.branch-${other}_b4`)).toHaveLength(1);
  });
});
