/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { fakeApi, type Sent } from '../../testing/api.ts';
import { draw } from '../../testing/render.tsx';
import { type LeaveRequest } from '../leave/data/types.ts';
import { holdMs } from './decide/held.ts';
import InboxBadge from './Badge.tsx';
import leaveInbox from '../leave/inbox/manifest.ts';
import { LeaveOfMine as Inbox } from '../leave/inbox/pages.tsx';

beforeEach(() => {
  innerWidth = 1280;
  localStorage.clear();
  stopHoldTime();
});
afterEach(() => {
  Object.assign(globalThis, clock);
  jest.restoreAllMocks();
});

const clock = { setTimeout };

/** Decisions wait until the page is left: on a busy machine the steps of a test take longer than they are held. */
function stopHoldTime(): void {
  const wait = (run: () => void, ms?: number) => (ms === holdMs ? undefined : clock.setTimeout(run, ms));
  // not as a mock: Testing Library would think that time is faked
  Object.assign(globalThis, { setTimeout: wait });
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
}

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
  beginDateAsked: '2026-10-26',
  endDateAsked: '2026-10-28',
  cancelledFrom: null,
  balanceBefore: null,
  balanceAfter: null,
  balanceOnEnd: null,
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
    Organization: () => ({ organizationDetail: { name: 'Lale', mobileSettings: { leave: false } } }),
    LeaveRequests: () => ({ leaveRequests: { items: waiting(), total: waiting().length, capped: false } }),
    LeaveRequest: ({ id }: Record<string, unknown>) => ({ leaveRequest: requests.get(String(id)) ?? null }),
    InboxCount: () => ({ pendingLeaveRequestCount: waiting().length }),
    OpenCount: () => ({ allPendingLeaveRequestCount: waiting().length }),
    LeaveTypes: () => ({ leaveTypes: { items: [] } }),
    LeaveRequestTotals: () => ({ leaveRequestTotals: { requests: 2, days: 7.5, denied: 1 } }),
  };
  const { api, sent } = fakeApi({ answer, reads });
  const { user } = await draw(
    <>
      <InboxBadge />
      <Inbox />
    </>,
    { api, features: [leaveInbox] },
  );
  await isOpen('Ayşe Demir');
  return { user, sent };
}

/** Ends the time in which decisions can be taken back. */
const leavePage = (): void => act(() => void dispatchEvent(new Event('pagehide')));
const isOpen = (name: string) => screen.findByText(name, { selector: 'h2 *' });
const button = (name: RegExp) => screen.getByRole('button', { name });
/** The code that takes back arrives after the first decision. */
const isUndoOffered = () => screen.findByRole('button', { name: 'Undo' });
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
    leavePage();
    expect(sent).toMatchObject([
      { method: 'PUT', path: `/leave/api/v1/leave-requests/processes/${encodeURIComponent('of-Ayşe')}` },
    ]);
    expect(sent[0]?.body).toEqual({ approved: true, revision: 1 });
    await waitFor(() => expect(screen.queryByText('Ayşe Demir')).toBeNull());
  });

  it('ask for a note with d, and deny with Enter', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('d');
    // the next key is already part of the note
    expect(document.activeElement).toBe(screen.getByLabelText(noteLabel));
    expect(sent).toEqual([]);
    // letters are text here
    await user.keyboard('jak?{Enter}');
    await screen.findByText(/^Denied: Ayşe Demir/);
    leavePage();
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

describe('what is written', () => {
  it('keeps the focus where Enter was pressed on an empty question, so that its letters decide nothing', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('q');
    const field = await screen.findByLabelText<HTMLInputElement>('What is missing?');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('{Enter}');
    await screen.findByText('Say what is missing.');
    expect(document.activeElement).toBe(field);
    await user.keyboard('A date');
    expect(field.value).toBe('A date');
    leavePage();
    expect(sent).toEqual([]);
  });

  it.each([
    ['in a text area', '<textarea data-here></textarea>'],
    ['in a text that can be edited', '<div contenteditable="true"><p tabindex="0" data-here></p></div>'],
    ['in a choice', '<select data-here></select>'],
    ['above which a menu is open', '<ul role="menu"></ul><button data-here></button>'],
  ])('%s takes the letters', async (_, html) => {
    const { user, sent } = await inbox();
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    place.querySelector<HTMLElement>('[data-here]')?.focus();
    await user.keyboard('ad');
    place.remove();
    leavePage();
    expect([sent, screen.queryByText(/^(?:Approved|Denied): /)]).toEqual([[], null]);
  });

  it('is no decision while a note is asked for, wherever the focus is', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('d');
    const field = await note();
    act(() => field.blur());
    await user.keyboard('a');
    leavePage();
    expect(sent).toEqual([]);
  });
});

describe('a decision that was made', () => {
  it.each(['z', '{Control>}z{/Control}'])('is taken back with %s, and its request is open again', async (keys) => {
    const { user, sent } = await inbox();
    await user.keyboard('a');
    await isOpen('Emre Demir');
    await isUndoOffered();
    await user.keyboard(keys);
    await screen.findByText(/^Taken back: Ayşe Demir/);
    await isOpen('Ayşe Demir');
    leavePage();
    expect(sent).toEqual([]);
  });

  it('is taken back by its button, the newest first, with the note that was written', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('a');
    await isOpen('Emre Demir');
    await user.keyboard('d');
    await user.type(await note(), 'Too many are away{Enter}');
    await isOpen('Zeynep Demir');
    await screen.findByText(/^Denied: Emre Demir/);
    await user.click(button(/^Undo$/));
    await isOpen('Emre Demir');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note for Emre Demir' }).value).toBe(
      'Too many are away',
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await isOpen('Ayşe Demir');
    leavePage();
    expect(sent).toEqual([]);
  });

  it('on several is taken back as one', async () => {
    const { user, sent } = await inbox();
    await user.keyboard('xjx');
    await user.click(button(/^Approve 2$/));
    await screen.findByText('Approved: 2 requests');
    await waitFor(() => expect(screen.queryByText('Ayşe Demir')).toBeNull());
    await user.keyboard('z');
    await screen.findByText('Taken back. Requests: 2');
    expect((await screen.findAllByText('Ayşe Demir')).length).toBeGreaterThan(0);
    leavePage();
    expect(sent).toEqual([]);
  });

  it('no longer counts as waiting', async () => {
    const { user } = await inbox();
    await user.keyboard('a');
    await screen.findByText('2 requests wait');
    await isUndoOffered();
    await user.keyboard('z');
    await screen.findByText('3 requests wait');
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
    leavePage();
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
    await isOpen('Emre Demir');
    leavePage();
    await screen.findByText(/^Not recorded: Ayşe Demir.* Lena Demir was first: Denied\.$/);
    expect(sent).toHaveLength(1);
    await user.click(button(/^Show$/));
    await isOpen('Ayşe Demir');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull());
  });

  it('without an answer is the same command when it is made again', async () => {
    let answers = 0;
    const { user, sent } = await inbox(() => {
      answers += 1;
      if (answers === 1) throw new ApiError(0, { name: 'network_error' });
    });
    const approve = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^Approve: ${name}`) }));
      await screen.findByText(new RegExp(`^Approved: ${name}`));
      leavePage();
    };
    await approve('Ayşe');
    // the page is still there: what was cut off waits again
    await screen.findByRole('button', { name: 'Undo' });
    leavePage();
    await waitFor(() => expect(sent).toHaveLength(2));
    await approve('Emre');
    await waitFor(() => expect(sent).toHaveLength(3));
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
    await isOpen('Emre Demir');
    leavePage();
    await screen.findByText(/^Not recorded: Ayşe Demir/);
    await user.click(button(/^Show$/));
    await isOpen('Ayşe Demir');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { description: 'Say it in a few more words.' });
    expect(field.value).toBe('No');
  });

  it('on a phone asks for the note in a sheet', async () => {
    innerWidth = 390;
    const { user, sent } = await inbox();
    await user.click(await screen.findByRole('button', { name: /^Deny/ }));
    const sheet = within(await screen.findByRole('dialog', { name: /^Deny: Ayşe Demir/ }));
    await waitFor(async () => expect(document.activeElement).toBe(await note()));
    await user.keyboard('No');
    await user.click(sheet.getByRole('button', { name: 'Deny' }));
    await screen.findByText(/^Denied: Ayşe Demir/);
    leavePage();
    expect(sent.map(({ body }) => body)).toEqual([{ approved: false, note: 'No', revision: 1 }]);
  });
});

describe('a note that is not sent', () => {
  const drafts = () => Object.keys(localStorage).filter((name) => name.startsWith('kadro.draft.'));
  const noteFor = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Note for ${name}` });

  it('is offered again at its request, and ends with the decision', async () => {
    const { user } = await inbox();
    await user.type(noteFor('Ayşe Demir'), 'Only half of it');
    await user.click(screen.getByText('Emre Demir'));
    await isOpen('Emre Demir');
    await waitFor(() => expect(noteFor('Emre Demir').value).toBe(''));
    expect(screen.queryByText(/^What you typed/)).toBeNull();
    await user.click(screen.getByText('Ayşe Demir'));
    await screen.findByText(/^What you typed at/);
    expect(noteFor('Ayşe Demir').value).toBe('');
    await user.click(button(/^Continue$/));
    expect(noteFor('Ayşe Demir').value).toBe('Only half of it');
    expect(drafts()).toEqual(['kadro.draft.murat.leave.decision.of-Ayşe']);
    await user.click(button(/^Approve: Ayşe/));
    await isOpen('Emre Demir');
    expect(drafts()).toEqual([]);
    leavePage();
  });
});
