/** The day of every journey and of every picture: a Wednesday, eight weeks before the next holiday of the demo. */
export const today = '2026-09-02';
export const thisYear = Number(today.slice(0, 4));

/** When the company is made of which each journey has a copy, and when a journey begins. */
export const madeAt = `${today}T09:30:00+03:00`;
export const beginsAt = `${today}T10:05:00+03:00`;
/** Until when time has passed in it before it is copied. */
export const readyAt = `${today}T10:04:00+03:00`;

export const plus = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The number of days from one to another, both counted. */
export const daysFrom = (first: string, last: string): number => Temporal.PlainDate.from(first).until(last).days + 1;
