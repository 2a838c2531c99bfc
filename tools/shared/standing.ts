import { setTimeout } from 'node:timers/promises';
import {
  type AsideRequest,
  type KeyValue,
  requestAside,
  type StandingProjection,
  standingProjection,
} from '@kadro/chassis';

const pollMs = 500;
/** A running worker comes back to the event within seconds. */
const doneWithinMs = 60_000;

export interface StandingService {
  service: string;
  standing: StandingProjection;
}

export async function standingServices(keyValue: KeyValue, services: readonly string[]): Promise<StandingService[]> {
  const found: StandingService[] = [];
  for (const service of services) {
    const standing = await standingProjection(keyValue, service);
    if (standing) found.push({ service, standing });
  }
  return found;
}

/** For the terminal; '' where none stands. */
export function standingText(found: readonly StandingService[]): string {
  if (found.length === 0) return '';
  const lines = found.map(
    ({ service, standing: { projection, event, type, stream, revision, fault, at } }) =>
      `\n  ${service} stands: ${projection} cannot bear ${type} (${fault}), since ${at.slice(0, 16).replace('T', ' ')} UTC\n` +
      `    event ${event}, stream ${stream}, revision ${revision}`,
  );
  return `${lines.join('\n')}\n  It goes on by npm run dead-letters -- set-aside EVENT --why TEXT`;
}

/**
 * Has an event left out by the projection that stands at it. `wake` lets the services work where nobody else does. @throws
 * Error where none stands there, or none takes it up
 */
export async function setAside(
  keyValue: KeyValue,
  services: readonly string[],
  request: AsideRequest,
  wake: () => Promise<void>,
): Promise<StandingService> {
  const found = (await standingServices(keyValue, services)).find(({ standing }) => standing.event === request.event);
  if (!found) throw new Error(`No projection stands at the event ${request.event}.`);
  await requestAside(keyValue, found.service, request);
  await wake();
  const started = performance.now();
  while (isSame(found.standing, await standingProjection(keyValue, found.service))) {
    if (performance.now() - started > doneWithinMs)
      throw new Error(`No worker of ${found.service} has taken it up yet; one will when it can.`);
    await setTimeout(pollMs);
  }
  return found;
}

const isSame = (one: StandingProjection, other: StandingProjection | null): boolean =>
  other?.event === one.event && other.projection === one.projection;
