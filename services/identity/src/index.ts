import {
  type Authenticator,
  type HostedService,
  type HostOptions,
  hostService,
  type Log,
  type Ports,
} from '@kadro/chassis';
import { identity } from './service.ts';
import { Tokens } from './credentials/shared/tokens.ts';

export { type NewOrganizationInput, newOrganizationSchema } from './organization/create/input.ts';
export { createOrganization, type NewOrganization } from './organization/create/steps.ts';
export { declaration } from './declaration.ts';
export { identity } from './service.ts';
export { systemPrincipal } from './shared/system-principal.ts';
export { rotateRefreshKey, rotateSigningKey, Tokens } from './credentials/shared/tokens.ts';

export const realm = 'identity';

/** Starts the service on the given ports, hosted in this process. */
export async function startIdentity(ports: Ports, logger: Log, options: HostOptions = {}): Promise<HostedService> {
  return hostService(identity(await Tokens.open(ports.keys)), ports, logger, options);
}

/** As every service is started: who calls is nobody else's to say. */
export const start = (
  ports: Ports,
  logger: Log,
  _authenticator: Authenticator | undefined,
  options?: HostOptions,
): Promise<HostedService> => startIdentity(ports, logger, options);

/** Its people and calendars are much to load, and only where a demo is made. */
export const demo = () => import('./demo/seed.ts');
