import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type ErrorName } from '../errors/catalogue.ts';
import {
  answerDetail,
  approverOf,
  askedNow,
  askForDetail,
  cancel,
  chainOf,
  close,
  closePending,
  decide,
  deciders,
  isOpen,
  nextAsked,
  progress,
  replaceApprover,
  restart,
} from './index.ts';
import { type Chain, requestStatusSchema, type Step, stepSchema } from './step.ts';

const at = '2026-03-02T08:00:00Z';
const later = '2026-03-02T09:00:00Z';
const names: Record<string, string> = { m1: 'Ayşe Kaya', m2: 'Jonas Weber', m3: 'Ana Ruiz' };

type Act = Parameters<typeof decide>[1];

const act = (actor: string, change: Partial<Act> = {}): Act => ({
  actor,
  approved: true,
  isRequester: false,
  isSuperAdmin: false,
  at,
  nameOf: (id) => names[id] ?? id,
  ...change,
});
const superAdmin = { isSuperAdmin: true };
const denial = { approved: false };
const ask = (actor: string, change: Partial<Act> = {}) => ({ ...act(actor, change), note: 'From when?' });

const people = {
  requester: 'e1',
  managers: ['m1', 'm2', 'm3'],
  kind: 'SHIFT_MANAGER',
  generalManagers: ['g1', 'g2'],
  superAdmins: ['s1', 's2'],
} as const;
const begun = (
  managers: readonly string[] = people.managers,
  more: Partial<Parameters<typeof chainOf>[0]> = {},
): Chain => ({
  status: 'PENDING',
  steps: chainOf({ ...people, managers, ...more }).steps,
});
const approvedBy = (chain: Chain, ...actors: string[]): Chain =>
  actors.reduce((chain, actor) => decide(chain, act(actor)), chain);
const withStatus = (status: Chain['status'], chain = begun()): Chain => ({ ...chain, status });

const states = ({ steps }: Chain): string =>
  steps.map(({ managerId, state, reason }) => `${managerId} ${state}${reason ? ` ${reason}` : ''}`).join(', ');
const refused = (name: ErrorName, more = {}) => expect.objectContaining({ name, ...more });

describe('beginning a chain', () => {
  it('asks the first manager and lets the others wait', () => {
    expect(chainOf(people)).toStrictEqual({
      escalated: null,
      steps: [
        { order: 1, kind: 'SHIFT_MANAGER', managerId: 'm1', state: 'PENDING' },
        { order: 2, kind: 'SHIFT_MANAGER', managerId: 'm2', state: 'WAITING' },
        { order: 3, kind: 'SHIFT_MANAGER', managerId: 'm3', state: 'WAITING' },
      ],
    });
  });

  it('takes out the requester and doubles, the first place wins', () => {
    expect(states(begun(['m2', 'e1', 'm1', 'm2']))).toBe('m2 PENDING, m1 WAITING');
  });

  it.each<[string, string[], string[], string, string | null]>([
    ['nobody but the requester', ['e1', 'g1'], ['s1'], 'g1 PENDING', 'GENERAL_MANAGER'],
    ['no general manager either', ['e1'], ['s1', 'e1', 's2'], 's1 PENDING, s2 PENDING', 'SUPER_ADMIN'],
  ])('goes up where there is %s', (_, generalManagers, superAdmins, expected, escalated) => {
    const chain = chainOf({ ...people, managers: ['e1'], generalManagers, superAdmins });
    expect([states({ status: 'PENDING', ...chain }), chain.escalated, chain.steps[0]?.kind]).toEqual([
      expected,
      escalated,
      escalated,
    ]);
  });

  it('asks the holders of a role at once', () => {
    expect(states(begun(['h1', 'h2'], { kind: 'HR_MANAGER' }))).toBe('h1 PENDING, h2 PENDING');
  });

  it('is refused where nobody is left', () => {
    expect(() => chainOf({ ...people, managers: [], generalManagers: ['e1'], superAdmins: ['e1'] })).toThrow(
      refused('approver_missing'),
    );
  });
});

describe('deciding', () => {
  it('34: M3 before M1 is refused with the name of the manager whose turn it is, one outside the chain has no right', () => {
    expect(() => decide(begun(), act('m3'))).toThrow(
      refused('waiting_for_previous_manager', { params: { manager: 'Ayşe Kaya' } }),
    );
    expect(() => decide(begun(), act('e9'))).toThrow(refused('forbidden'));
  });

  it.each([{}, superAdmin])('35: nobody decides what is his own, with %j', (role) => {
    for (const actor of ['e1', 'm1']) {
      expect(() => decide(begun(), act(actor, { isRequester: true, ...role }))).toThrow(refused('own_request'));
      expect(() => askForDetail(begun(), ask(actor, { isRequester: true, ...role }))).toThrow(refused('own_request'));
    }
  });

  it.each([
    ['s1', 'm1 APPROVED, m2 STOPPED skipped, s1 SUPER_ADMIN, m3 STOPPED skipped'],
    ['m2', 'm1 APPROVED, m2 SUPER_ADMIN, m3 STOPPED skipped'],
    ['m3', 'm1 APPROVED, m2 STOPPED skipped, m3 SUPER_ADMIN'],
  ])('35: the approval of super admin %s shows on his step and skips the others', (actor, expected) => {
    const chain = decide(approvedBy(begun(), 'm1'), act(actor, superAdmin));
    expect([chain.status, states(chain)]).toEqual(['APPROVED', expected]);
  });

  it('gives a super admin without a step one of the order that is asked', () => {
    const { steps } = decide(approvedBy(begun(), 'm1'), act('s1', { ...superAdmin, note: 'Urgent' }));
    expect(steps[2]).toStrictEqual({
      order: 2,
      kind: 'SUPER_ADMIN',
      managerId: 's1',
      state: 'SUPER_ADMIN',
      at,
      note: 'Urgent',
    });
  });

  it('36: M1 approves while M2 of the same order denies, the loser sees a conflict', () => {
    const both = begun(['m1', 'm2'], { kind: 'HR_MANAGER' });
    const approved = decide(both, act('m1'));
    expect([approved.status, states(approved)]).toEqual(['APPROVED', 'm1 APPROVED, m2 STOPPED skipped']);
    expect(() => decide(approved, act('m2', denial))).toThrow(refused('request_decided'));
    const denied = decide(both, act('m2', denial));
    expect([denied.status, states(denied)]).toEqual(['DENIED', 'm1 STOPPED denied, m2 DENIED']);
    expect(() => decide(denied, act('m1'))).toThrow(refused('request_decided'));
  });

  it('36: two tabs approve twice, the second sees a conflict', () => {
    expect(() => approvedBy(begun(), 'm1', 'm1')).toThrow(refused('request_decided'));
    expect(() => approvedBy(begun(['m1']), 'm1', 'm1')).toThrow(refused('request_decided'));
  });

  it('goes on to the next order and ends with the last', () => {
    const second = approvedBy(begun(), 'm1');
    expect([second.status, states(second)]).toEqual(['PENDING', 'm1 APPROVED, m2 PENDING, m3 WAITING']);
    expect(approvedBy(second, 'm2', 'm3').status).toBe('APPROVED');
  });

  it.each([
    ['m2', {}, 'm1 APPROVED, m2 DENIED, m3 STOPPED denied'],
    ['m3', superAdmin, 'm1 APPROVED, m2 STOPPED denied, m3 DENIED'],
    ['s1', superAdmin, 'm1 APPROVED, m2 STOPPED denied, s1 DENIED, m3 STOPPED denied'],
  ])('stops where %s denies with %j', (actor, role, expected) => {
    const chain = decide(approvedBy(begun(), 'm1'), act(actor, { ...denial, ...role }));
    expect([chain.status, states(chain)]).toEqual(['DENIED', expected]);
  });

  it('keeps instant and note on the step, no empty ones, and leaves the former chain as it is', () => {
    const former = begun();
    const copy = structuredClone(former);
    const { steps } = decide(former, act('m1', { note: 'Enjoy' }));
    expect(steps[0]).toStrictEqual({ ...copy.steps[0], state: 'APPROVED', at, note: 'Enjoy' });
    expect(decide(former, act('m1', { note: '' })).steps[0]).not.toHaveProperty('note');
    expect(former).toStrictEqual(copy);
  });

  it('tells an outsider nothing about a settled request', () => {
    expect(() => decide(withStatus('CANCELLED'), act('e9'))).toThrow(refused('forbidden'));
    expect(() => decide(withStatus('CANCELLED'), act('s1', superAdmin))).toThrow(refused('request_decided'));
  });
});

describe('asking for more details', () => {
  const awaited = askForDetail(approvedBy(begun(), 'm1'), ask('m2'));

  it('is for the one whose turn it is', () => {
    expect([awaited.status, states(awaited)]).toEqual([
      'NEED_EXTRA_DETAIL',
      'm1 APPROVED, m2 NEED_EXTRA_DETAIL, m3 WAITING',
    ]);
    expect(awaited.steps[1]).toMatchObject({ at, note: 'From when?' });
    expect(() => askForDetail(begun(), ask('m2'))).toThrow(refused('waiting_for_previous_manager'));
    expect(() => askForDetail(begun(), ask('e9'))).toThrow(refused('forbidden'));
  });

  it.each(['s1', 'm3'])('is for super admin %s in the place of those whose turn it is', (actor) => {
    expect(states(askForDetail(approvedBy(begun(), 'm1'), ask(actor, superAdmin)))).toBe(
      'm1 APPROVED, m2 NEED_EXTRA_DETAIL, m3 WAITING',
    );
  });

  it('lets approvers wait for the answer', () => {
    expect(() => decide(awaited, act('m2'))).toThrow(refused('detail_awaited'));
    expect(() => decide(awaited, act('m3'))).toThrow(refused('waiting_for_previous_manager'));
    expect(() => askForDetail(awaited, ask('m2'))).toThrow(refused('detail_awaited'));
    expect(() => askForDetail(awaited, ask('s1', superAdmin))).toThrow(refused('detail_awaited'));
    expect(askedNow(awaited.steps)).toEqual(['m2']);
  });

  it('does not hold a super admin', () => {
    expect(states(decide(awaited, act('s1', superAdmin)))).toBe(
      'm1 APPROVED, m2 STOPPED skipped, s1 SUPER_ADMIN, m3 STOPPED skipped',
    );
  });

  it('goes on at the same step once they have come, without the question', () => {
    const answered = answerDetail(awaited, { at: later });
    expect(answered.status).toBe('PENDING');
    expect(answered.steps[1]).toStrictEqual({
      order: 2,
      kind: 'SHIFT_MANAGER',
      managerId: 'm2',
      state: 'PENDING',
      at: later,
    });
    expect(() => answerDetail(answered, { at: later })).toThrow(refused('detail_not_awaited'));
  });
});

describe('ending and beginning again', () => {
  it('cancels with the decided steps as they are', () => {
    const cancelled = cancel(approvedBy(begun(), 'm1'), { at: later });
    expect([cancelled.status, states(cancelled)]).toEqual([
      'CANCELLED',
      'm1 APPROVED, m2 STOPPED cancelled, m3 STOPPED cancelled',
    ]);
    expect(states(cancel(approvedBy(begun(['m1']), 'm1'), { at: later }))).toBe('m1 APPROVED');
  });

  it('begins again after a changed date and gives the former steps for the history', () => {
    const { ended, ...chain } = restart(approvedBy(begun(), 'm1'), begun(['m2']).steps, { at: later });
    expect(chain).toStrictEqual(begun(['m2']));
    expect(states({ status: 'PENDING', steps: ended })).toBe('m1 APPROVED, m2 STOPPED restarted, m3 STOPPED restarted');
    expect(restart(approvedBy(begun(['m1']), 'm1'), begun().steps, { at }).status).toBe('PENDING');
  });

  it('closes what was approved in two moves', () => {
    const approved = approvedBy(begun(['m1']), 'm1');
    expect(closePending(approved)).toEqual({ status: 'CLOSE_PENDING', steps: approved.steps });
    expect(close(closePending(approved))).toEqual({ status: 'CLOSED', steps: approved.steps });
  });

  const settled = requestStatusSchema.options.filter((status) => !isOpen(status));

  it.each(settled)('refuses what does not lead on from %s', (status) => {
    const chain = withStatus(status);
    const moves: Record<string, () => Chain> = {
      decide: () => decide(chain, act('m1')),
      ask: () => askForDetail(chain, ask('m1')),
      answer: () => answerDetail(chain, { at }),
      replace: () => replaceApprover(chain, { leaving: 'm1', replacement: 'm9', requester: 'e1', at }),
      ...(status !== 'APPROVED' && {
        cancel: () => cancel(chain, { at }),
        restart: () => restart(chain, begun().steps, { at }),
        closePending: () => closePending(chain),
      }),
      ...(status !== 'CLOSE_PENDING' && { close: () => close(chain) }),
    };
    const others = new Set(['replace', 'closePending', 'close']);
    for (const [name, move] of Object.entries(moves))
      expect(move).toThrow(refused(others.has(name) ? 'changed_meanwhile' : 'request_decided'));
  });

  it.each(['PENDING', 'NEED_EXTRA_DETAIL'] as const)('does not close what is still %s', (status) => {
    expect(() => closePending(withStatus(status))).toThrow(refused('changed_meanwhile'));
    expect(() => close(withStatus(status))).toThrow(refused('changed_meanwhile'));
  });
});

describe('replacing an approver', () => {
  const replaced = (chain: Chain, leaving: string, replacement: string): Chain =>
    replaceApprover(chain, { leaving, replacement, requester: 'e1', at: later });

  it('37: M1 leaves while the request is pending, another decides and the step shows both', () => {
    const chain = replaced(begun(), 'm1', 'm9');
    expect(chain.steps[0]).toStrictEqual({
      order: 1,
      kind: 'SHIFT_MANAGER',
      managerId: 'm1',
      state: 'PENDING',
      actedBy: 'm9',
    });
    expect(askedNow(chain.steps)).toEqual(['m9']);
    expect(() => decide(chain, act('m1'))).toThrow(refused('forbidden'));
    expect(decide(chain, act('m9')).steps[0]).toStrictEqual({
      order: 1,
      kind: 'SHIFT_MANAGER',
      managerId: 'm1',
      state: 'APPROVED',
      at,
      actedBy: 'm9',
    });
  });

  it('37: a substitute decides in the manager’s name until the manager is back', () => {
    const substituted = replaced(begun(), 'm2', 'm9');
    expect(deciders(approvedBy(substituted, 'm1', 'm9', 'm3').steps)).toEqual(['m1', 'm9', 'm3']);
    expect(replaced(substituted, 'm9', 'm2')).toStrictEqual(begun());
    expect(replaced(substituted, 'm9', 'm8').steps[1]).toMatchObject({ managerId: 'm2', actedBy: 'm8' });
  });

  it('keeps an open question open', () => {
    const chain = replaced(askForDetail(begun(), ask('m1')), 'm1', 'm9');
    expect([chain.status, chain.steps[0]?.note, askedNow(chain.steps)]).toEqual([
      'NEED_EXTRA_DETAIL',
      'From when?',
      ['m9'],
    ]);
  });

  it.each<[string, Chain, string, string, string, string]>([
    ['waits', begun(), 'm1', 'm2', 'PENDING', 'm1 STOPPED skipped, m2 PENDING, m3 WAITING'],
    ['is asked', begun(), 'm2', 'm1', 'PENDING', 'm1 PENDING, m2 STOPPED skipped, m3 WAITING'],
    [
      'is asked at once',
      begun(['m1', 'm2'], { kind: 'HR_MANAGER' }),
      'm1',
      'm2',
      'PENDING',
      'm1 STOPPED skipped, m2 PENDING',
    ],
    ['has decided', approvedBy(begun(), 'm1'), 'm2', 'm1', 'PENDING', 'm1 APPROVED, m2 STOPPED skipped, m3 PENDING'],
    [
      'waits behind a question',
      askForDetail(begun(), ask('m1')),
      'm1',
      'm2',
      'PENDING',
      'm1 STOPPED skipped, m2 PENDING, m3 WAITING',
    ],
  ])('gives nobody a second step who %s', (_, chain, leaving, replacement, status, expected) => {
    const after = replaced(chain, leaving, replacement);
    expect([after.status, states(after)]).toEqual([status, expected]);
  });

  it('approves nothing that nobody decided', () => {
    expect(() => replaced(approvedBy(begun(['m1', 'm2']), 'm1'), 'm2', 'm1')).toThrow(refused('approver_missing'));
  });

  it('is refused for the requester, for a decided step and for one’s own place', () => {
    expect(() => replaced(begun(), 'm1', 'e1')).toThrow(refused('own_request'));
    expect(() => replaced(approvedBy(begun(), 'm1'), 'm1', 'm9')).toThrow(refused('changed_meanwhile'));
    expect(() => replaced(begun(), 'm8', 'm9')).toThrow(refused('changed_meanwhile'));
    expect(() => replaced(begun(), 'm1', 'm1')).toThrow(refused('changed_meanwhile'));
  });
});

describe('reading a chain', () => {
  const second = approvedBy(begun(), 'm1');
  const settled = decide(second, act('s1', superAdmin));

  it.each<[string, Step[], string[], string[], string[], number]>([
    ['new', begun().steps, ['m1'], ['m2'], [], 0],
    ['in its middle', second.steps, ['m2'], ['m3'], ['m1'], 1],
    ['at its last step', approvedBy(second, 'm2').steps, ['m3'], [], ['m1', 'm2'], 2],
    ['settled by a super admin', settled.steps, [], [], ['m1', 's1'], 2],
    ['denied', decide(second, act('m2', denial)).steps, [], [], ['m1', 'm2'], 2],
  ])('%s tells whose turn it is, who is next and who has decided', (_, steps, now, next, decided, orders) => {
    expect([askedNow(steps), nextAsked(steps), deciders(steps)]).toEqual([now, next, decided]);
    expect(progress(steps)).toEqual({ decided: orders, total: 3 });
  });

  it('is open while a decision or details are awaited', () => {
    expect(requestStatusSchema.options.filter(isOpen)).toEqual(['PENDING', 'NEED_EXTRA_DETAIL']);
  });
});

describe('the shapes', () => {
  it('are those of the specification', () => {
    expect(requestStatusSchema.options).toHaveLength(12);
    expect(stepSchema.shape.state.options).toEqual([
      'PENDING',
      'WAITING',
      'APPROVED',
      'DENIED',
      'STOPPED',
      'SUPER_ADMIN',
      'NEED_EXTRA_DETAIL',
    ]);
  });

  it('serve events with and without the note', () => {
    const { steps } = decide(begun(), act('m1', { note: 'Enjoy' }));
    expect(z.array(stepSchema).parse(steps)).toStrictEqual(steps);
    expect(stepSchema.omit({ note: true }).parse(steps[0])).not.toHaveProperty('note');
    expect(steps.map(approverOf)).toEqual(['m1', 'm2', 'm3']);
  });
});
