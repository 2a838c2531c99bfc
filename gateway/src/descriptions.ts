import { type ServiceDescription } from '../../services/entry.ts';
import { services as listed } from '../../services/services.ts';
import { type Service } from './hosted-service.ts';

export type Descriptions = readonly ServiceDescription[];

export interface DescribedService {
  service: Service;
  description: ServiceDescription;
}

export const mainEndpoint = '/graphql';

/** Services with their entries. @throws Error for one that is not in the list */
export function described(services: readonly Service[], list: Descriptions = listed): DescribedService[] {
  return services.map((service) => {
    const description = list.find(({ name }) => name === service.name);
    if (!description) throw new Error(`The list of services does not know ${service.name}.`);
    return { service, description };
  });
}

/** The services of each GraphQL endpoint, by its path; the main one is always there. */
export function byEndpoint(services: readonly DescribedService[]): Map<string, Service[]> {
  const endpoints = new Map<string, Service[]>([[mainEndpoint, []]]);
  for (const { service, description } of services) {
    const path = description.endpoint ?? mainEndpoint;
    endpoints.set(path, [...(endpoints.get(path) ?? []), service]);
  }
  return endpoints;
}

/** The services that share accounts with the first one. */
export const sameRealm = (services: readonly DescribedService[]): DescribedService[] =>
  services.filter(({ description }) => description.realm === services[0]?.description.realm);
