import { type HostedService, type HostOptions, hostService, type Log, type Ports } from '@kadro/chassis';
import { identity } from './service.ts';
import { Tokens } from './credentials/shared/tokens.ts';

export { type NewOrganizationInput, newOrganizationSchema } from './organization/create/input.ts';
export { createOrganization, type NewOrganization } from './organization/create/steps.ts';
export { identity } from './service.ts';
export { systemPrincipal } from './shared/system-principal.ts';
export { rotateRefreshKey, rotateSigningKey, Tokens } from './credentials/shared/tokens.ts';

/** Starts the service on the given ports, hosted in this process. */
export async function startIdentity(ports: Ports, logger: Log, options: HostOptions = {}): Promise<HostedService> {
  return hostService(identity(await Tokens.open(ports.keys)), ports, logger, options);
}
