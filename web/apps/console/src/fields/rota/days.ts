/** Days of a rotating pattern, each with the ids of its shifts. */
export type Rota = readonly (readonly string[])[];

const shiftIdsOf = (day: unknown): string[] => {
  if (Array.isArray(day)) return day.map(String);
  const { shifts = [], shiftIds = [] } = day as { shifts?: readonly { shiftId: string }[]; shiftIds?: string[] };
  return [...shiftIds, ...shifts.map(({ shiftId }) => shiftId)];
};

/** As the server and the history give it; the history gives JSON. */
export function rotaOf(value: unknown): Rota {
  const days: unknown = typeof value === 'string' && value !== '' ? JSON.parse(value) : value;
  return Array.isArray(days) ? days.map(shiftIdsOf) : [];
}

/** As commands take it. */
export const sentRota = (value: unknown): { shiftIds: readonly string[] }[] =>
  rotaOf(value).map((shiftIds) => ({ shiftIds }));
