import { at } from '@kadro/kernel/testing';
import { as, type Company } from '../company.ts';

export const overtimeTypeId = '018f0000-0000-7000-8000-000000020071';

const resources = ['overtimes', 'clock-corrections', 'workplan-requests'] as const;

/** Requests by resource, each by `<organization>/<person>`. */
export type Asked = Record<(typeof resources)[number], Map<string, string>>;

export const isAsked = (resource: string): resource is keyof Asked => resources.some((one) => one === resource);

const hourAfter = { overtimeTypeId, period: 'CLOCK_OUT', durationInMinutes: 60 };
const forgotten = { problem: 'MISSING', eventType: 'CLOCK_OUT', reason: 'Forgotten' };

const bodies = (day: string, time: string) => ({
  overtimes: { overtimeDate: day, ...hourAfter },
  'clock-corrections': { ...forgotten, date: day, time },
  'workplan-requests': { days: [{ date: day, shiftIds: [] }], reason: 'An appointment' },
});

/** Overtime, a forgotten reading and a free day. */
export async function askedBy(
  send: Company['send'],
  asked: Asked,
  { organization, person, day }: { organization: string; person: string; day: string },
): Promise<void> {
  const all = bodies(day, '17:00');
  for (const resource of resources) {
    const { body } = await send('POST', resource, { as: as(person, organization), body: all[resource] });
    asked[resource].set(at(organization, person), body.id);
  }
}

/** Bodies of commands that ask for something else. */
export function askedAnew(day: string): Record<string, object> {
  const all = bodies(day, '17:30');
  return {
    RequestOvertime: all.overtimes,
    ChangeOvertime: all.overtimes,
    RequestClockCorrection: all['clock-corrections'],
    RequestShiftChange: all['workplan-requests'],
  };
}
