import { type ServiceModule } from '@kadro/chassis';
import { type DemoStage, type DemoWorld, type ExportSection } from '@kadro/kernel';

/** All that those need to know of a service who do not run it. */
export interface ServiceDescription {
  /** Also the name of its folder, its processes, its topics and its setting `KADRO_<NAME>_URL`. */
  name: string;
  /** Where it listens alone; its worker listens ten above. */
  port: number;
  /** Paths that are open from outside, such as `leave/api`; of several that fit, of any services, the longest wins. */
  prefixes: readonly string[];
  /** Path of the GraphQL endpoint that joins it with the others of the same endpoint; `/graphql` unless told. */
  endpoint?: string;
  /** Name of the service that signs its callers in: its own where it does so itself. */
  realm: string;
  /** The portal has pages below `/<name>`, besides what is open there. */
  hasPortalPages?: boolean;
  /** Its part of the pages that a person takes along; loads nothing else of the service. */
  exportSection?: () => Promise<{ exportSection: ExportSection }>;
}

/** A service of the list. */
export interface ServiceEntry extends ServiceDescription {
  load: () => Promise<LoadedService>;
}

export interface LoadedService extends ServiceModule {
  /** Seeds the demo, after the services before it in the list; answers what later ones need to know. */
  demo?: () => Promise<{ seed(stage: DemoStage<HostedRuntime>): Promise<Partial<DemoWorld>> }>;
}

type HostedRuntime = Awaited<ReturnType<ServiceModule['start']>>['runtime'];

/** Where the routes of a service begin, such as `/leave/api/v1`; a prefix with a version of its own gets no other. */
export const apiRoot = ({ prefixes: [first = ''] }: Pick<ServiceDescription, 'prefixes'>): string =>
  /\/v\d/.test(first) ? `/${first}` : `/${first}/v1`;
