import { type Authenticator } from '../declare/principal.ts';
import { type Service } from '../declare/service.ts';
import type { HostedService, HostOptions } from './host.ts';
import { type Log, type Ports } from '../ports/index.ts';

export interface ServiceModule {
  /** As it is declared: who calls it matters only once it is started. */
  declaration: Service;
  /** Name of the service that signs in the callers of this one: its own where it does that itself. */
  realm: string;
  /** Starts it in this process. `authenticator` is the realm's; undefined where the service is the realm's own. */
  start(
    ports: Ports,
    logger: Log,
    authenticator: Authenticator | undefined,
    options?: HostOptions,
  ): Promise<HostedService>;
}

export const startOf =
  (declaration: Service): ServiceModule['start'] =>
  async (ports, logger, authenticator, options) => {
    if (!authenticator) throw new Error(`Nobody signs in the callers of ${declaration.name}.`);
    const { hostService } = await import('./index.ts');
    return hostService({ ...declaration, authenticator: () => authenticator }, ports, logger, options);
  };
