import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type MeshHandler, type MeshHandlerOptions, type MeshSource } from '@graphql-mesh/types';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { buildSchema, getNullableType, type GraphQLSchema } from 'graphql';
import { hostExecutor, httpExecutor, perCaller, type ServiceExecutor } from './executors.ts';
import { type ForwardedHeaders, type ServiceSourceConfig } from './host.ts';

/** Mesh source handler of a Kadro service: in process where the gateway hosts it, else over HTTP. */
export default class ServiceHandler implements MeshHandler {
  #name: string;
  #config: ServiceSourceConfig;
  #baseDir: string;

  constructor({ name, config, baseDir }: MeshHandlerOptions<ServiceSourceConfig>) {
    this.#name = name;
    this.#config = config;
    this.#baseDir = baseDir;
  }

  /** The service's schema and executor; `batch` is off because the executor batches per caller. */
  async getMeshSource(): Promise<MeshSource> {
    const schema = withNullableRoots(await readSdl(this.#name, this.#config, this.#baseDir));
    return { schema, executor: perCaller(this.#executorOf()) as MeshSource['executor'], batch: false };
  }

  #executorOf(): (headers: ForwardedHeaders) => ServiceExecutor {
    const { host, address, service } = this.#config;
    if (host) return (headers) => hostExecutor(host, headers);
    if (!address) throw new Error(`${this.#name} is neither hosted nor has an address.`);
    const endpoint = `${address.replace(/\/$/, '')}/${service}/graphql`;
    return (headers) => httpExecutor(endpoint, headers);
  }
}

/** An unavailable service makes its root fields null; a required one would null the whole answer. */
function withNullableRoots(sdl: string): GraphQLSchema {
  return mapSchema(buildSchema(sdl), {
    [MapperKind.ROOT_FIELD]: (field) => ({ ...field, type: getNullableType(field.type) }),
  });
}

/** The SDL of a source: its host's own, or the file that its configuration names. */
export async function readSdl(name: string, { host, schema }: ServiceSourceConfig, baseDir: string): Promise<string> {
  if (host) return host.sdl;
  if (!schema) throw new Error(`${name} has no SDL file.`);
  return readFile(resolve(baseDir, schema), 'utf8');
}
