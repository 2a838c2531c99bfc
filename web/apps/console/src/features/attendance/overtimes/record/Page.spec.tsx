/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { MomentProvider } from '../../../../time/moment.tsx';
import { OvertimeShow } from './Page.tsx';

const emre = { id: 'e1', firstName: 'Emre', lastName: 'Kaya', imageUrl: null };
const hasan = { id: 'm1', firstName: 'Hasan', lastName: 'Yıldız', imageUrl: null };
const pending = {
  id: 'o1',
  revision: 3,
  employeeId: 'e1',
  employee: emre,
  branchId: null,
  overtimeDate: '2026-06-01',
  shift: null,
  overtimeType: { id: 'stocktaking', name: 'Stocktaking' },
  period: 'CLOCK_OUT',
  durationInMinutes: 90,
  status: 'PENDING',
  reason: null,
  requestedDateTime: '2026-05-28T09:00:00.000Z',
  approvedDateTime: null,
  escalated: null,
  cancelReason: null,
  waitingFor: [],
  canDecide: true,
  canCancel: true,
  steps: [{ order: 1, kind: 'OVERTIME_MANAGER', managerId: 'm1', manager: hasan, state: 'PENDING' }],
  approvalHistory: [{ at: '2026-05-28T09:00:00.000Z', actor: 'e1', action: 'REQUESTED', note: null }],
};
const year = { id: 'o1', year: 2026, counted: 600, approved: 120, most: 16_200, refuses: true };

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('inbox', 'overtime', 'timesheet', 'console-attendance', 'console-requests');
  await loadNamespaces('console-history', 'console-fields');
});
beforeEach(() => localStorage.clear());

const open = (change: object = {}, answers?: () => object) =>
  drawSignedIn(
    <MomentProvider>
      <OvertimeShow />
    </MomentProvider>,
    {
      stored: { overtimes: [{ ...pending, ...change }], 'overtime-years': [year], personCards: [emre, hasan] },
      answers,
      address: '/overtimes/o1/show',
      path: '/:resource/:id/show',
    },
  );

describe('the page of an overtime request', () => {
  it('says what is asked, who decides, and the year as the server counts it', async () => {
    await open();
    expect(await screen.findAllByText('Hasan Yıldız')).not.toEqual([]);
    for (const text of ['Stocktaking', 'After the shift', 'Overtime in 2026', '10 h', '2 h', '270 h', 'Refuse'])
      expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(await screen.findByText('Nothing is known of this day yet.')).toBeDefined();
  });

  it('of a draft says that nobody is asked', async () => {
    await open({ status: 'UNKNOWN', steps: [], canDecide: false });
    expect(await screen.findByText('Not sent yet. Nobody is asked.')).toBeDefined();
    expect(screen.getAllByText('Draft').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /approve/i })).toBeNull();
  });

  it('says why others decide than the managers of overtime', async () => {
    await open({ escalated: 'GENERAL_MANAGER' });
    expect(await screen.findByText('No overtime manager is entered, so the general managers decide.')).toBeDefined();
  });

  it('is decided over the heads of the chain with a note and what was seen', async () => {
    const { user, sent } = await open();
    await user.type(await screen.findByLabelText('Note'), 'Agreed by phone');
    await user.click(screen.getByRole('button', { name: 'Approve as super admin' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      service: 'attendance',
      method: 'PUT',
      path: 'overtimes/processes/o1',
      body: { approved: true, note: 'Agreed by phone', revision: 3 },
    });
  });

  it('keeps a note that is refused, and says why at it', async () => {
    const { user } = await open({}, () => {
      throw new ApiError(422, { name: 'meaningful_text', fields: { note: 'Say more.' } });
    });
    const note = await screen.findByLabelText<HTMLTextAreaElement>('Note');
    await user.type(note, '?!');
    await user.click(screen.getByRole('button', { name: 'Ask for more details' }));
    expect(await screen.findByText('Say more.')).toBeDefined();
    expect(note.value).toBe('?!');
  });

  it('is cancelled with a reason and what was seen', async () => {
    const { user, sent } = await open({ status: 'APPROVED', canDecide: false });
    await user.click(await screen.findByRole('button', { name: 'Cancel request' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    const reason = document.querySelector<HTMLTextAreaElement>('#field-reason')!;
    await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
    await user.type(reason, 'The delivery comes another day');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: 'overtimes/o1/cancel',
      body: { reason: 'The delivery comes another day', revision: 3 },
    });
  });
});
