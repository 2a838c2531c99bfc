import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Company, faults, ids, startCompany } from './testing/company.ts';
import { storyOf } from './testing/story.ts';

let company: Company;
const { shift, plan, worked, data } = storyOf(() => company);
beforeAll(async () => {
  company = await startCompany();
});
afterAll(async () => {
  expect(faults.splice(0)).toEqual([]);
  await company.stop();
});

it('the figures of the dashboard are those of the own month', async () => {
  const id = ids.subordinate;
  await plan(id, [await shift({ clockOutOvertimeMin: 30, clockOutOvertimeMax: 120 })], '2026-07-06', '2026-07-10');
  await worked(id, '2026-07-06T05:20:00Z', '2026-07-06T14:00:00Z');
  await worked(id, '2026-07-07T05:00:00Z', '2026-07-07T15:00:00Z');
  await worked(id, '2026-07-08T05:00:00Z', '2026-07-08T13:00:00Z');
  const figures = 'expected worked overtime missingTime lates earlyLeavers absences incalculable days { date }';
  const { attendanceDashboard: board, timesheetMonth } = await data(
    `{ attendanceDashboard(month: "2026-07") { ${figures} }
       timesheetMonth(month: "2026-07") { incalculable sums {
         expectedWorkTime actualWorkTime overtime missingTime lateDays earlyLeaveDays absentDays } } }`,
    'subordinate',
  );
  const { sums } = timesheetMonth;
  expect(board).toMatchObject({
    expected: sums.expectedWorkTime,
    worked: sums.actualWorkTime,
    overtime: sums.overtime,
    missingTime: sums.missingTime,
    lates: sums.lateDays,
    earlyLeavers: sums.earlyLeaveDays,
    absences: sums.absentDays,
    incalculable: timesheetMonth.incalculable,
  });
  expect(board).toMatchObject({ lates: 1, earlyLeavers: 1, overtime: 60 });
  expect(board.days.length).toBeGreaterThan(4);
  const { attendanceDashboard: today } = await data('{ attendanceDashboard { from to } }', 'subordinate');
  expect(today).toEqual({ from: '2026-07-01', to: '2026-07-31' });
});
