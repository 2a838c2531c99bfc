import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type GraphqlHost } from '@kadro/mesh-service';

/** A service that runs in the gateway's process. */
export interface HostedService {
  /** REST prefix without slashes: `identity` answers `/identity/api/...`. */
  name: string;
  /** The service's own router; paths as they come. */
  handle(req: IncomingMessage, res: ServerResponse): void;
  graphql: GraphqlHost;
  ready(): Promise<{ ready: boolean; reason?: string }>;
  close(): Promise<void>;
}

/** A service that runs elsewhere and is reached at a base address such as `http://identity:3001`. */
export interface RemoteService {
  name: string;
  address: string;
}

export type Service = HostedService | RemoteService;

/** Tells whether a service runs in this process. */
export function isHosted(service: Service): service is HostedService {
  return 'handle' in service;
}
