import { perform, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, type DemoPerson } from '@kadro/kernel';
import { period } from '../periods/events.ts';
import { daysOfMonth, periodId } from '../periods/months.ts';
import { periods } from '../periods/rows/periods.ts';
import { timesheets } from '../timesheet/model.ts';
import { administrator } from './shifts.ts';
import { untilTrue } from './waiting.ts';

const most = 500;

/** Closes a month of the administrator’s branch, days that cannot be calculated as they are; then one is corrected. Nothing where nobody had days. */
export async function closeMonth(runtime: ServiceRuntime, company: DemoCompany, month: string): Promise<void> {
  const admin = company.people.find(({ id }) => id === company.admin)!;
  const { branchId } = admin;
  const id = periodId(branchId, month);
  const act = (name: string, at: Record<string, string>, body: object, key = name) =>
    perform(runtime, administrator(company), name, at, body, `demo/closing/${key}`);
  if (!(await runtime.rows(periods).get(company.id, id))) return;
  const odd = await runtime.rows(timesheets).find(
    company.id,
    {
      where: [
        { index: 'state', eq: 'INCALCULABLE' },
        { index: 'branchId', eq: branchId },
        { index: 'date', ...daysOfMonth(month) },
      ],
    },
    { sort: { index: 'date', descending: false }, offset: 0, limit: most },
  );
  const asTheyAre = odd.map(({ doc: { employeeId, date } }) => ({
    employeeId,
    date,
    reason: 'The clock-out is missing and nobody remembers',
  }));
  await act('ClosePeriod', { id }, { asTheyAre });
  const stateIs = async (state: string) => (await runtime.loop.state(period, company.id, id)).state.state === state;
  await untilTrue(runtime, () => stateIs('CLOSED'), 'the closed month');
  const late = company.people.find((one) => one.branchId === branchId && one.id !== company.admin);
  if (late) await correct(act, late, month);
}

/** A Saturday on which somebody came in, and nobody had entered it. */
async function correct(
  act: (name: string, at: Record<string, string>, body: object, key: string) => Promise<unknown>,
  { id: employeeId, zone }: DemoPerson,
  month: string,
): Promise<void> {
  const first = Temporal.PlainDate.from(`${month}-01`);
  const saturday = first.add({ days: (13 - first.dayOfWeek) % 7 });
  const correction = { reason: 'Came in for the stocktaking, the terminal was off' };
  for (const [eventType, plainTime] of [
    ['CLOCK_IN', '09:00'],
    ['CLOCK_OUT', '13:00'],
  ] as const) {
    const at = saturday.toZonedDateTime({ timeZone: zone, plainTime }).toInstant().toString();
    await act('RecordClock', {}, { employeeId, eventType, at, description: 'Stocktaking', correction }, eventType);
  }
}
