/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type ComponentType } from 'react';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { MomentProvider } from '../../../time/moment.tsx';
import { CorrectionShow } from './corrections/Show.tsx';
import { ShiftRequestShow } from './shifts/Show.tsx';

const emre = { id: 'e1', firstName: 'Emre', lastName: 'Kaya', imageUrl: null };
const hasan = { id: 'm1', firstName: 'Hasan', lastName: 'Yıldız', imageUrl: null };
const asked = {
  id: 'r1',
  revision: 3,
  employeeId: 'e1',
  employee: emre,
  branchId: null,
  status: 'PENDING',
  reason: 'School meeting',
  requestedDateTime: '2026-05-28T09:00:00.000Z',
  escalated: 'GENERAL_MANAGER',
  cancelReason: null,
  waitingFor: [],
  canDecide: true,
  canCancel: true,
  steps: [{ order: 1, kind: 'GENERAL_MANAGER', managerId: 'm1', manager: hasan, state: 'PENDING' }],
  approvalHistory: [{ at: '2026-05-28T09:00:00.000Z', actor: 'e1', action: 'REQUESTED', note: null }],
};
const swap = {
  ...asked,
  from: '2026-06-01',
  to: '2026-06-02',
  days: [
    { date: '2026-06-01', shiftIds: [], before: ['day'] },
    { date: '2026-06-02', shiftIds: ['day'], before: null },
  ],
};
const missing = {
  ...asked,
  problem: 'MISSING',
  date: '2026-06-01',
  zone: 'Europe/Istanbul',
  was: null,
  at: '2026-06-01T14:30:00.000Z',
  eventType: 'CLOCK_OUT',
  terminalId: null,
  source: 'MOBILE',
};

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('inbox', 'overtime', 'timesheet', 'clock', 'console-attendance', 'console-requests');
  await loadNamespaces('console-history', 'console-fields');
});

const open = (Page: ComponentType, resource: string, request: Record<string, unknown> & { id: string }) =>
  drawSignedIn(
    <MomentProvider>
      <Page />
    </MomentProvider>,
    {
      stored: { [resource]: [request], shifts: [{ id: 'day', name: 'Day' }], personCards: [emre, hasan] },
      address: `/${resource}/r1/show`,
      path: '/:resource/:id/show',
    },
  );

describe('the page of a request for other shifts', () => {
  it('says day by day what is planned and wanted, and who decides', async () => {
    await open(ShiftRequestShow, 'workplan-requests', swap);
    await screen.findByText(/^Mon 1 Jun/);
    for (const text of ['Day → Free', 'By working pattern → Day'])
      await waitFor(() => expect(document.body.textContent).toContain(text));
    expect(screen.getAllByText('Swap days').length).toBeGreaterThan(0);
    expect(screen.getByText(/^No shift manager is entered/)).toBeDefined();
  });

  it('is decided with what was seen', async () => {
    const { user, sent } = await open(ShiftRequestShow, 'workplan-requests', swap);
    await user.click(await screen.findByRole('button', { name: 'Approve as super admin' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      service: 'attendance',
      path: 'workplan-requests/processes/r1',
      body: { approved: true, revision: 3 },
    });
  });
});

describe('the page of a correction', () => {
  it('says what is to be recorded at the time of the place, and is cancelled with a reason', async () => {
    const { user, sent } = await open(CorrectionShow, 'clock-corrections', missing);
    expect((await screen.findAllByText('Missing clock record')).length).toBeGreaterThan(0);
    expect(document.body.textContent).toContain('Clock-out 17:30');
    expect(screen.getByText('Recorded offline')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel request' }));
    await user.type(await screen.findByLabelText(/Reason/), 'Asked twice');
    await user.click(screen.getAllByRole('button', { name: 'Cancel request' }).at(-1)!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: 'clock-corrections/r1/cancel',
      body: { reason: 'Asked twice', revision: 3 },
    });
  });
});
