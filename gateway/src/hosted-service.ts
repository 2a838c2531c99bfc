import { type HostedService as ChassisService } from '@kadro/chassis';

/** A service that runs in the gateway's process, as the chassis hosts it. */
export type HostedService = Pick<
  ChassisService,
  'name' | 'handle' | 'graphql' | 'stream' | 'problem' | 'ready' | 'close'
> &
  Partial<Pick<ChassisService, 'admit'>>;

/** A service that runs elsewhere and is reached at a base address such as `http://identity:3001`. */
export interface RemoteService {
  name: string;
  address: string;
}

export type Service = HostedService | RemoteService;

export function isHosted(service: Service): service is HostedService {
  return 'handle' in service;
}
