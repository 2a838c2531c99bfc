import { type AccessData, type AccessStream } from './events.ts';

/** Somebody leaves a zone where he is not, or enters one where he is: a card was lent, or a door passed together. */
function isPassedBack({ last }: AccessStream, { at, fromZoneId, toZoneId }: Omit<AccessData, 'warning'>): boolean {
  if (!last || last.at > at || (fromZoneId === null && toZoneId === null)) return false;
  return last.zoneId !== fromZoneId || last.zoneId === toZoneId;
}

/** The same event twice is one. */
export function recordAccess(state: AccessStream, event: Omit<AccessData, 'warning'>) {
  if (state.known.has(event.id)) return [];
  const warning = isPassedBack(state, event) ? ('anti_passback' as const) : null;
  return [{ type: 'AccessRecorded' as const, data: { ...event, warning } }];
}
