import { type Authenticator, type HostedService, type HostOptions, type Log, type Ports } from '@kadro/chassis';
import { Tokens } from './credentials/shared/tokens.ts';
import { identity } from './service.ts';

export { type NewOrganizationInput, newOrganizationSchema } from './organization/create/input.ts';
export { createOrganization, type NewOrganization } from './organization/create/steps.ts';
export { declaration } from './declaration.ts';
export { identity } from './service.ts';
export { systemPrincipal } from './shared/system-principal.ts';
export { rotateRefreshKey, rotateSigningKey, Tokens } from './credentials/shared/tokens.ts';

export const realm = 'identity';

export async function startIdentity(ports: Ports, logger: Log, options: HostOptions = {}): Promise<HostedService> {
  const { hostService } = await import('@kadro/chassis/http');
  return hostService(identity(await Tokens.open(ports.keys)), ports, logger, options);
}

/** This service owns sign-in, so it needs no authenticator. */
export const start = (
  ports: Ports,
  logger: Log,
  _authenticator: Authenticator | undefined,
  options?: HostOptions,
): Promise<HostedService> => startIdentity(ports, logger, options);

/** Loaded only where a demo is made: people and calendars are large. */
export const demo = () => import('./demo/seed.ts');
