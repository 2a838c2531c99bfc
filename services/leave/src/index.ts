import {
  type Authenticator,
  type HostedService,
  type HostOptions,
  hostService,
  type Log,
  type Ports,
} from '@kadro/chassis';
import { leave } from './service.ts';

export { balancesOfPeople } from './account/rows/balances/of-people.ts';
export { leave } from './service.ts';

/** Hosted in this process; `authenticator` knows who calls. */
export async function startLeave(
  ports: Ports,
  logger: Log,
  authenticator: Authenticator,
  options: HostOptions = {},
): Promise<HostedService> {
  return hostService(leave(authenticator), ports, logger, options);
}
