/** @jest-environment ./infra/jsdom/environment.cjs */
import { noTimes } from '../../../../testing/no-times.ts';
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { CloseDialog } from './CloseDialog.tsx';

const period = {
  id: 'b1~2026-06',
  revision: 3,
  branchId: 'b1',
  month: '2026-06',
  from: '2026-06-01',
  to: '2026-06-30',
  state: 'OPEN',
  done: 0,
  total: 0,
  people: 0,
  closedAt: null,
  closedBy: null,
  sums: noTimes,
} as const;
const days = [
  { employeeId: 'p1', date: '2026-06-03' },
  { employeeId: 'p2', date: '2026-06-04' },
];
const message = 'Some days of this month cannot be calculated; nothing was closed.';
const incalculable = new ApiError(422, { name: 'period_incalculable', message, details: { days } });
beforeAll(async () => {
  // react-admin logs each failure
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-attendance', 'console-fields');
});

const button = (name: string) => screen.getByRole('button', { name });

describe('closing a month', () => {
  it('sends what was seen', async () => {
    const onClose = jest.fn();
    const { user, sent } = await drawSignedIn(<CloseDialog period={period} onClose={onClose} />);
    await user.click(button('Close month'));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent).toMatchObject([{ method: 'POST', path: 'periods/b1~2026-06/close', body: { revision: 3 } }]);
  });

  it('asks for a reason of each day that cannot be calculated, and sends them as they are', async () => {
    const answers = ({ body }: { body?: unknown }) => {
      if (!(body as { asTheyAre?: unknown }).asTheyAre) throw incalculable;
      return {};
    };
    const { user, sent } = await drawSignedIn(<CloseDialog period={period} onClose={() => undefined} />, { answers });
    await user.click(button('Close month'));
    await screen.findByText(message);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/timesheets/p1~2026-06-03/show',
      '/timesheets/p2~2026-06-04/show',
    ]);
    await user.click(button('Take as they are and close'));
    await screen.findByText('This field is required.');
    expect(sent).toHaveLength(1);
    await user.type(screen.getByLabelText('Reason for all days'), 'The terminal was off');
    await user.type(screen.getAllByLabelText('Reason for this day')[1]!, 'Ill at home');
    await user.click(button('Take as they are and close'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual({
      asTheyAre: [
        { ...days[0], reason: 'The terminal was off' },
        { ...days[1], reason: 'Ill at home' },
      ],
      revision: 3,
    });
  });
});
