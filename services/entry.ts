import { type ServiceModule } from '@kadro/chassis';
import { type DemoStage, type DemoWorld, type ExportSection } from '@kadro/kernel';

/** A service as those see it who do not run it. */
export interface ServiceDescription {
  /** Also the name of its folder, its processes, its topics and its setting `KADRO_<NAME>_URL`. */
  name: string;
  /** Port in the cluster profile; its worker's is ten above. */
  port: number;
  /** Paths that are open to callers, such as `leave/api`; the longest of all services wins. */
  prefixes: readonly string[];
  /** Path of its GraphQL endpoint, shared with others; default `/graphql`. */
  endpoint?: string;
  /** Name of the service that signs its callers in. */
  realm: string;
  /** The portal has pages below `/<name>`. */
  hasPortalPages?: boolean;
  /** Its section of a person's export; loads nothing else of the service. */
  exportSection?: () => Promise<{ exportSection: ExportSection }>;
}

export interface ServiceEntry extends ServiceDescription {
  load: () => Promise<LoadedService>;
}

export interface LoadedService extends ServiceModule {
  /** Seeds the demo in the order of the list; resolves with results for later services. */
  demo?: () => Promise<{ seed(stage: DemoStage<HostedRuntime>): Promise<Partial<DemoWorld>> }>;
}

type HostedRuntime = Awaited<ReturnType<ServiceModule['start']>>['runtime'];

/** Root of a service's routes, such as `/leave/api/v1`; a prefix with a version is the root itself. */
export const apiRoot = ({ prefixes: [first = ''] }: Pick<ServiceDescription, 'prefixes'>): string =>
  /\/v\d/.test(first) ? `/${first}` : `/${first}/v1`;
