import { type Authenticator, type HostedService, type HostOptions, type Log, type Ports } from '@kadro/chassis';
import { attendance } from './service.ts';

export { declaration } from './declaration.ts';
export { attendance } from './service.ts';

export const realm = 'identity';

/** Hosted in this process; `authenticator` knows who calls. */
export async function startAttendance(
  ports: Ports,
  logger: Log,
  authenticator: Authenticator,
  options: HostOptions = {},
): Promise<HostedService> {
  const { hostService } = await import('@kadro/chassis/http');
  return hostService(attendance(authenticator), ports, logger, options);
}

export { startAttendance as start };

/** Shifts, plans and readings of some months: loaded only where a demo is made. */
export const demo = () => import('./demo/seed.ts');
