import { processConfig } from '@graphql-mesh/config';
import { getMesh } from '@graphql-mesh/runtime';
import { InMemoryStoreStorageAdapter, MeshStore } from '@graphql-mesh/store';
import { type ImportFn, type Logger } from '@graphql-mesh/types';
import { defaultImportFn } from '@graphql-mesh/utils';
import ServiceHandler, { readSdl, type ServiceSourceConfig } from '@kadro/mesh-service';
import { execute, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { isHosted, type Service } from '../hosted-service.ts';
import { availableJoins } from '../joins/available.ts';
import { type Log } from '../log.ts';
import { baseDir, handlerName, type MeshConfig } from './config.ts';
import { sharedNames } from './owners.ts';

export interface Mesh {
  schema: GraphQLSchema;
  /** Runs a valid document; requests with the same `headers` object are batched together. */
  execute(request: {
    document: DocumentNode;
    variables?: Record<string, unknown>;
    operationName?: string;
    headers: Record<string, unknown>;
  }): Promise<ExecutionResult>;
  close(): Promise<void>;
}

/** Starts the mesh of services by the sources of `config`; throws where one has no source or two own one name. */
export async function startMesh(services: Service[], config: MeshConfig, log?: Log): Promise<Mesh> {
  const sources = services.map((service) => sourceOf(service, config));
  const sdls = Object.fromEntries(
    await Promise.all(sources.map(async ({ name, source }) => [name, await readSdl(name, source, baseDir)] as const)),
  );
  const shared = sharedNames(sdls);
  if (shared.length > 0) throw new Error(`Two services own one name: ${shared.join('; ')}`);
  const joins = config.additionalTypeDefs ? availableJoins(String(config.additionalTypeDefs), sdls) : '';

  const logger = meshLogger(log);
  const options = await processConfig(
    {
      ...config,
      additionalTypeDefs: joins || undefined,
      sources: sources.map(({ name, source }) => ({ name, handler: { [handlerName]: source } })),
    },
    {
      dir: baseDir,
      importFn,
      store: new MeshStore('.mesh', new InMemoryStoreStorageAdapter(), { readonly: false, validate: false }),
    },
  );
  const mesh = await getMesh({ ...options, logger });
  const { schema } = mesh;
  return {
    schema,
    // graphql's own execution: the one that mesh brings knows no variables in @include and @skip
    execute: async ({ document, variables, operationName, headers }) =>
      execute({
        schema,
        document,
        variableValues: variables,
        operationName,
        contextValue: await mesh.getEnveloped().contextFactory({ headers }),
      }),
    close: async () => mesh.destroy(),
  };
}

function sourceOf(service: Service, config: MeshConfig): { name: string; source: ServiceSourceConfig } {
  const handler = config.sources.find(({ name }) => name === service.name)?.handler as
    | Record<string, ServiceSourceConfig>
    | undefined;
  const source = handler?.[handlerName];
  if (!source) throw new Error(`There is no source for ${service.name}.`);
  const where = isHosted(service) ? { host: service.graphql } : { address: service.address };
  return { name: service.name, source: { ...source, ...where } };
}

const importFn: ImportFn = (name) => {
  if (name === handlerName) return Promise.resolve(ServiceHandler as never);
  // Mesh tries its own prefixes first; a handler is never found under them.
  if (name.includes('kadro-mesh-service')) return Promise.reject(new Error(`Cannot find module '${name}'`));
  return defaultImportFn(name);
};

/** Logs names instead of errors, since Mesh's hold data of requests. */
function meshLogger(log?: Log): Logger {
  const write =
    (level: 'warn' | 'error') =>
    (...parts: unknown[]) =>
      log?.[level]({ mesh: parts.map((part) => (part instanceof Error ? part.name : String(part))).join(' ') }, 'mesh');
  const logger: Logger = {
    log: ignore,
    info: ignore,
    debug: ignore,
    warn: write('warn'),
    error: write('error'),
    child: () => logger,
  };
  return logger;
}

function ignore(): void {}
