/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { fakeApi, type Sent } from '../../../testing/api.ts';
import { draw } from '../../../testing/render.tsx';
import { type LeaveRequest } from '../data/types.ts';
import Inbox from './Page.tsx';

beforeEach(() => {
  innerWidth = 1280;
});

const person = (firstName: string) => ({ id: firstName, firstName, lastName: 'Demir', imageUrl: null });

const requestOf = (firstName: string): LeaveRequest => ({
  id: `of-${firstName}`,
  revision: 1,
  employeeId: firstName,
  employee: person(firstName),
  leaveTypeId: 'annual',
  leaveType: { id: 'annual', name: 'Annual leave', color: '#336699', kind: 'PAID' },
  branchId: null,
  duration: 'FULL_DAY',
  period: null,
  beginDate: '2026-10-26',
  endDate: '2026-10-28',
  beginTime: null,
  endTime: null,
  days: 3,
  daysAsked: 3,
  minutes: 1440,
  status: 'PENDING',
  requestedDateTime: '2026-10-20T08:00:00Z',
  approvedDateTime: null,
  reason: null,
  escalated: null,
  cancelReason: null,
  cancelChoices: [],
  cancelledFrom: null,
  balanceBefore: null,
  balanceAfter: null,
  waitingFor: ['murat'],
  canDecide: true,
  canCancel: false,
  dayDetails: [],
  documents: [],
  approvalHistory: [],
  steps: [
    {
      order: 1,
      kind: 'LEAVE_MANAGER',
      managerId: 'murat',
      state: 'PENDING',
      at: null,
      note: null,
      actedBy: null,
      reason: null,
      manager: { id: 'murat', firstName: 'Murat', lastName: 'Kaya', imageUrl: null },
    },
  ],
});

/** The requests of Ayşe, Emre and Zeynep wait; `refuse` may throw instead of deciding one. */
async function inbox(refuse: (command: Sent, requests: Map<string, LeaveRequest>) => void = () => undefined) {
  const requests = new Map(['Ayşe', 'Emre', 'Zeynep'].map(requestOf).map((one) => [one.id, one]));
  const waiting = () => [...requests.values()].filter(({ status }) => status === 'PENDING');
  const answer = (command: Sent) => {
    refuse(command, requests);
    const id = decodeURIComponent(/processes\/([^/]+)/.exec(command.path)?.[1] ?? '');
    const one = requests.get(id);
    if (one) requests.set(id, { ...one, status: 'APPROVED', canDecide: false });
    return {};
  };
  const reads = {
    LeaveRequests: () => ({ leaveRequests: { items: waiting(), total: waiting().length, capped: false } }),
    LeaveRequest: ({ id }: Record<string, unknown>) => ({ leaveRequest: requests.get(String(id)) ?? null }),
    InboxCount: () => ({ pendingLeaveRequestCount: waiting().length }),
    OpenCount: () => ({ allPendingLeaveRequestCount: waiting().length }),
    LeaveTypes: () => ({ leaveTypes: { items: [] } }),
    LeaveBalances: () => ({ leaveBalances: [] }),
  };
  const { api, sent } = fakeApi({ answer, reads });
  const { user } = await draw(<Inbox />, { api });
  await isOpen('Ayşe Demir');
  return { user, sent };
}

const isOpen = (name: string) => screen.findByText(name, { selector: 'h2 *' });
const button = (name: RegExp) => screen.getByRole('button', { name });
const noteLabel = 'Why denied? May stay empty.';
const note = () => screen.findByLabelText<HTMLInputElement>(noteLabel);

describe('the keys of the inbox', () => {
  it('open the next and the previous request', async () => {
    const { user } = await inbox();
    await user.keyboard('jj');
    await isOpen('Zeynep Demir');
    expect(screen.getByRole('button', { current: true }).textContent).toContain('Zeynep Demir');
    await user.keyboard('k');
    await isOpen('Emre Demir');
    await user.keyboard('{ArrowUp}');
    await isOpen('Ayşe Demir');
  });

  it('approve with a, and open the next', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('a');
    await screen.findByText(/^Approved: Ayşe Demir/);
    await isOpen('Emre Demir');
    expect(sent).toMatchObject([
      { method: 'PUT', path: `/leave/api/v1/leave-requests/processes/${encodeURIComponent('of-Ayşe')}` },
    ]);
    expect(sent[0]?.body).toEqual({ approved: true, revision: 1 });
    await waitFor(() => expect(screen.queryByText('Ayşe Demir')).toBeNull());
  });

  it('ask for a note with d, and deny with Enter', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('d');
    await waitFor(async () => expect(document.activeElement).toBe(await note()));
    expect(sent).toEqual([]);
    // letters are text here
    await user.keyboard('jak?{Enter}');
    await screen.findByText(/^Denied: Ayşe Demir/);
    expect(sent.map(({ body }) => body)).toEqual([{ approved: false, note: 'jak?', revision: 1 }]);
  });

  it('show themselves with a question mark, and rest meanwhile', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keys of the inbox' });
    await user.keyboard('a');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('are text in the search', async () => {
    const { user, sent } = await inbox();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'ad?');
    expect(sent).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByLabelText(noteLabel)).toBeNull();
  });

  it('that are letters can be switched off', async () => {
    const { user, sent } = await inbox();
    await user.click(button(/All keys/));
    await user.click(await screen.findByRole('switch', { name: 'Letters act at once' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('a{ArrowDown}');
    await isOpen('Emre Demir');
    expect(sent).toEqual([]);
    localStorage.clear();
  });
});

describe('a decision', () => {
  it('that denies is made in two presses, and can be taken back between them', async () => {
    const { user, sent } = await inbox();
    await user.click(button(/^Deny/));
    await note();
    await user.click(button(/^Go back/));
    expect(screen.queryByLabelText(noteLabel)).toBeNull();
    await user.click(button(/^Deny/));
    await user.click(button(/^Deny/));
    await screen.findByText(/^Denied: Ayşe Demir/);
    expect(sent.map(({ body }) => body)).toEqual([{ approved: false, revision: 1 }]);
  });

  it('that somebody else made before says who it was', async () => {
    const { user, sent } = await inbox(({ path }, requests) => {
      const [id, one] = [...requests][0] ?? [];
      if (!id || !one || !decodeURIComponent(path).endsWith(id)) return;
      const entry = { at: '2026-10-21T09:00:00Z', actor: 'Lena', action: 'DENIED', note: null, recount: null } as const;
      requests.set(id, {
        ...one,
        status: 'DENIED',
        canDecide: false,
        approvalHistory: [{ ...entry, by: person('Lena') }],
      });
      throw new ApiError(409, { name: 'already_decided' });
    });
    await user.keyboard('a');
    await screen.findByText('Lena Demir was first: Denied.');
    await isOpen('Ayşe Demir');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('without an answer is the same command when it is made again', async () => {
    let answers = 0;
    const { user, sent } = await inbox(() => {
      answers += 1;
      if (answers === 1) throw new ApiError(0, { name: 'network_error' });
    });
    await user.click(button(/^Approve/));
    await screen.findByText(/The server cannot be reached/);
    await user.click(button(/^Approve/));
    await screen.findByText(/^Approved: Ayşe Demir/);
    await isOpen('Emre Demir');
    await user.click(button(/^Approve/));
    await isOpen('Zeynep Demir');
    const [first, again, next] = sent.map(({ key }) => key);
    expect(first).toBeDefined();
    expect([again === first, next === first]).toEqual([true, false]);
  });

  it('that is refused for its note keeps the note, with the reason at its field', async () => {
    const { user } = await inbox(() => {
      throw new ApiError(422, { name: 'constraint_violation', fields: { note: 'Say it in a few more words.' } });
    });
    await user.keyboard('d');
    await user.type(await note(), 'No');
    await user.keyboard('{Enter}');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { description: 'Say it in a few more words.' });
    expect(field.value).toBe('No');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('on a phone asks for the note in a sheet', async () => {
    innerWidth = 390;
    const { user, sent } = await inbox();
    await user.click(button(/^Deny/));
    const sheet = within(await screen.findByRole('dialog', { name: /^Deny: Ayşe Demir/ }));
    await waitFor(async () => expect(document.activeElement).toBe(await note()));
    await user.keyboard('No');
    await user.click(sheet.getByRole('button', { name: 'Deny' }));
    await screen.findByText(/^Denied: Ayşe Demir/);
    expect(sent.map(({ body }) => body)).toEqual([{ approved: false, note: 'No', revision: 1 }]);
  });
});
