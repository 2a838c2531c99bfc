/** @jest-environment ./infra/jsdom/environment.cjs */
import { noTimes } from '../../../../testing/no-times.ts';
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { type PeriodRow } from '../../periods/model.ts';
import { AfterClosing } from './AfterClosing.tsx';
import { Closings } from './Closings.tsx';

const open: PeriodRow = {
  id: 'izmir~2026-05',
  revision: 1,
  branchId: 'izmir',
  month: '2026-05',
  from: '2026-05-01',
  to: '2026-05-31',
  state: 'OPEN',
  closedAt: null,
  closedBy: null,
  done: 0,
  total: 0,
  people: 0,
  sums: noTimes,
};
const closed: PeriodRow = {
  ...open,
  id: 'ankara~2026-05',
  branchId: 'ankara',
  state: 'CLOSED',
  closedAt: '2026-06-03T13:20:00.000Z',
  people: 32,
};
const stored = {
  branches: [
    { id: 'izmir', name: 'Izmir' },
    { id: 'ankara', name: 'Ankara' },
  ],
  'period-differences': [
    {
      id: 'ankara~2026-05~p1~2026-05-12~1',
      periodId: 'ankara~2026-05',
      employeeId: 'p1',
      date: '2026-05-12',
      before: { ...noTimes, type: 'WORKDAY', state: 'CALCULATED' },
      after: { ...noTimes, type: 'WORKDAY', state: 'CALCULATED', actualWorkTime: 450 },
      change: { ...noTimes, actualWorkTime: 450 },
      cause: 'READING',
      reason: 'The gate was off',
      by: null,
      terminalId: 'gate',
      payableIn: '2026-06',
      recordedAt: '2026-06-06T08:00:00.000Z',
    },
  ],
  terminals: [{ id: 'gate', name: 'Gate 2' }],
  personCards: [{ id: 'p1', firstName: 'Çağlar', lastName: 'Kılıç' }],
  'timesheet-totals': [
    {
      id: JSON.stringify({ from: open.from, to: open.to, branchId: 'izmir' }),
      totals: { days: 600, incalculable: 3, sums: noTimes },
    },
  ],
};

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-attendance', 'console-fields');
});

const draw = (...periods: PeriodRow[]) => drawSignedIn(<Closings periods={periods} />, { stored });

describe('the months of the branches above timesheets', () => {
  it('say how many days changed after the closing', async () => {
    await draw(closed);
    await screen.findByText('Ankara');
    expect(document.body.textContent).toContain('People: 32');
    const changes = await screen.findByRole('link', { name: 'Differences: 1' });
    expect(changes.getAttribute('href')).toBe('/periods/ankara~2026-05/show/differences');
  });

  it('say what is to be settled before they are closed', async () => {
    await draw(open);
    const days = await screen.findByRole('link', { name: 'Not calculated: 3' });
    expect(decodeURIComponent(days.getAttribute('href') ?? '')).toContain('"branchId":"izmir"');
    expect(screen.getByRole('button', { name: 'Close month' })).toBeDefined();
  });

  it('are not there before a day is recorded', async () => {
    await draw();
    expect(screen.queryByRole('list')).toBeNull();
  });
});

describe('what is found after the closing', () => {
  const drawAfter = (month: string, ...periods: PeriodRow[]) => {
    const at = { dates: [`${month}-01`, `${month}-31`], branchId: undefined };
    return drawSignedIn(<AfterClosing {...at} closings={periods} />, { stored });
  };

  it('is old, new and difference of each figure, with why, when and by what', async () => {
    await drawAfter('2026-05', closed);
    const section = await screen.findByRole('region', { name: 'After the closing' });
    await screen.findAllByText('Gate 2');
    for (const said of ['Çağlar Kılıç', 'Worked', '0:00', '7:30', '+7:30', 'The gate was off'])
      expect(section.textContent).toContain(said);
    expect(screen.getByRole('button', { name: 'Differences (Excel)' })).toBeDefined();
  });

  it('is said to be nothing', async () => {
    await drawAfter('2026-07', closed);
    await screen.findByText('No difference since the closing');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is absent before a month is closed', async () => {
    await drawAfter('2026-05', open);
    expect(screen.queryByRole('region', { name: 'After the closing' })).toBeNull();
  });
});
