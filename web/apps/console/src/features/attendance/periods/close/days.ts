/** A day that cannot be calculated. */
export interface NamedDay {
  employeeId: string;
  date: string;
}

/** Why days are taken as they are: for all, and for those that have a reason of their own, by day. */
export interface Reasons {
  all: string;
  own: Readonly<Record<string, string>>;
}

export const keyOf = ({ employeeId, date }: NamedDay): string => `${employeeId}~${date}`;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isNamed = (value: unknown): value is NamedDay =>
  isObject(value) && typeof value['employeeId'] === 'string' && typeof value['date'] === 'string';

/** Days that a refusal names. */
const namedBy = (details: unknown): NamedDay[] =>
  isObject(details) && Array.isArray(details['days']) ? details['days'].filter(isNamed) : [];

/** Those sent with a reason, and those that are named besides: a refusal names only what has none. */
export const daysOf = (sent: readonly NamedDay[], details: unknown): NamedDay[] => [
  ...new Map([...sent, ...namedBy(details)].map((day) => [keyOf(day), day])).values(),
];

/** The days with their reasons; undefined while one has none. */
export function takenOf(
  days: readonly NamedDay[],
  { all, own }: Reasons,
): (NamedDay & { reason: string })[] | undefined {
  const taken = days.map(({ employeeId, date }) => ({
    employeeId,
    date,
    reason: own[keyOf({ employeeId, date })]?.trim() || all.trim(),
  }));
  return taken.every(({ reason }) => reason) ? taken : undefined;
}

export interface Problems {
  all?: string;
  own: Readonly<Record<string, string>>;
}

/** What a refusal says of reasons, at the field that each was typed in. */
export function problemsOf(fields: unknown, days: readonly NamedDay[], { own }: Reasons): Problems {
  const list = isObject(fields) ? fields['asTheyAre'] : undefined;
  const texts = days.flatMap((day, at) => {
    const found = isObject(list) ? list[String(at)] : undefined;
    const text = isObject(found) ? found['reason'] : undefined;
    return typeof text === 'string' ? [[keyOf(day), text] as const] : [];
  });
  return {
    all: texts.find(([key]) => !own[key]?.trim())?.[1],
    own: Object.fromEntries(texts.filter(([key]) => own[key]?.trim())),
  };
}
