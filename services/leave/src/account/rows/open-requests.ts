import { type Day } from '@kadro/kernel';

/** Exact days of one date. */
export interface Part {
  on: Day;
  days: string;
}

/** By leave type, one text for each request, as a person may have many: `<request> 2026-07-14=1/2 2026-07-15=1`. */
export type OpenRequests = Record<string, string[]>;

interface OpenRequest {
  leaveTypeId: string;
  parts: Part[];
}

const dateLength = '2026-07-14'.length;

const textOf = (id: string, parts: readonly Part[]): string =>
  [id, ...parts.map(({ on, days }) => `${on}=${days}`)].join(' ');

const partsIn = (text: string): Part[] =>
  text
    .split(' ')
    .slice(1)
    .map((part) => ({ on: part.slice(0, dateLength), days: part.slice(dateLength + 1) }));

const isOf = (id: string) => (text: string) => text.startsWith(id) && text[id.length] === ' ';

export function openRequest(open: OpenRequests, id: string): OpenRequest | undefined {
  for (const [leaveTypeId, texts] of Object.entries(open)) {
    const text = texts.find(isOf(id));
    if (text !== undefined) return { leaveTypeId, parts: partsIn(text) };
  }
  return undefined;
}

/** Days of all open requests of a leave type, by request. */
export const openPartsOf = (open: OpenRequests, leaveTypeId: string): Part[] =>
  (open[leaveTypeId] ?? []).flatMap(partsIn);

/** With a request in place of what it was; one without days is left out. */
export function withOpen(open: OpenRequests, id: string, request: OpenRequest | null): OpenRequests {
  const former = openRequest(open, id);
  const rest = former ? withoutOne(open, former.leaveTypeId, id) : open;
  if (!request || request.parts.length === 0) return rest;
  const { leaveTypeId, parts } = request;
  return { ...rest, [leaveTypeId]: [...(rest[leaveTypeId] ?? []), textOf(id, parts)] };
}

function withoutOne(open: OpenRequests, leaveTypeId: string, id: string): OpenRequests {
  const { [leaveTypeId]: texts = [], ...others } = open;
  const left = texts.filter((text) => !isOf(id)(text));
  return left.length === 0 ? others : { ...others, [leaveTypeId]: left };
}
