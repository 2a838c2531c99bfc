import { type Authenticator, type HostedService, type HostOptions, type Log, type Ports } from '@kadro/chassis';
import { leave } from './service.ts';

export { balancesOfPeople } from './account/rows/balances/of-people.ts';
export { declaration } from './declaration.ts';
export { leave } from './service.ts';

export const realm = 'identity';

/** Hosted in this process; `authenticator` knows who calls. */
export async function startLeave(
  ports: Ports,
  logger: Log,
  authenticator: Authenticator,
  options: HostOptions = {},
): Promise<HostedService> {
  const { hostService } = await import('@kadro/chassis/http');
  return hostService(leave(authenticator), ports, logger, options);
}

export { startLeave as start };

/** Its people and calendars are much to load, and only where a demo is made. */
export const demo = () => import('./demo/seed.ts');
