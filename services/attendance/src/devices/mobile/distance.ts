import { type TerminalRow } from '../../terminals/record.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** In metres, along the surface. */
export function distanceOf(a: Position, b: Position): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number): number => Math.sin(angle / 2) ** 2;
  const chord = half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(b.longitude) - radians(a.longitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether somebody is where the terminal is; everybody is, where it has no area. */
export const isWithin = ({ geofence }: Pick<TerminalRow, 'geofence'>, at: Position): boolean =>
  !geofence || distanceOf(geofence, at) <= geofence.radius;
