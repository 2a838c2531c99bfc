import { digits } from '@kadro/i18n';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Minutes by weekday; hours that could not be read stay as they were typed. */
export type TypedPattern = Record<string, number | string>;

/** Whether the hours of each day could be read. */
export const isPattern = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((hours) => typeof hours === 'number');

const dayMinutes = 24 * 60;

/** Parses hours (`8`, `7:30`, `7,5`) as whole minutes; undefined if invalid or above `most`, which is a day. */
export function minutesOf(typed: string, most = dayMinutes): number | undefined {
  const text = digits(typed).trim().replace(',', '.');
  if (text === '') return 0;
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text);
  const minutes = clock
    ? Number(clock[1]) * 60 + Number(clock[2])
    : /^\d{1,3}(\.\d{1,2})?$/.test(text)
      ? Math.round(Number(text) * 60)
      : undefined;
  return minutes !== undefined && minutes <= most ? minutes : undefined;
}

/** Formats whole minutes for typing: `8:00`, and `0` for a free day. */
export const hoursText = (minutes: number): string =>
  minutes === 0 ? '0' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** The longest time that a field of hours takes: a week. */
export const weekMinutes = 7 * dayMinutes;

/** Parses a time of the day (`8`, `830`, `8:30`, `08.30`) as `08:30`; undefined if it is none. */
export function clockTimeOf(typed: string): string | undefined {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(digits(typed).trim()) ?? [];
  return hour !== '' && Number(hour) < 24 ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}
