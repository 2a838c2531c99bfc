import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type YamlConfig } from '@graphql-mesh/types';
import { services } from '../../../services/services.ts';
import { type Descriptions } from '../descriptions.ts';

export const handlerName = '@kadro/mesh-service';
/** Paths of a configuration are relative to it. */
export const baseDir = fileURLToPath(new URL('../..', import.meta.url));

export type MeshConfig = YamlConfig.Config;

/** The sources of the listed services, over HTTP at their ports, and their joins. */
export async function readMeshConfig(list: Descriptions = services): Promise<MeshConfig> {
  const joins = await Promise.all(list.map(({ name }) => joinsOf(name)));
  return {
    sources: list.map(({ name, port }) => ({
      name,
      handler: {
        [handlerName]: {
          service: name,
          schema: `../services/${name}/schema.graphql`,
          address: `http://127.0.0.1:${port}`,
        },
      },
    })),
    additionalTypeDefs: joins.join('') || undefined,
    additionalEnvelopPlugins: './src/joins/batches.ts',
    merger: 'stitching',
  };
}

/** Fields that join a service's rows with those of others; empty for a service without such a file. */
async function joinsOf(service: string): Promise<string> {
  const file = new URL(`../../../services/${service}/joins.graphql`, import.meta.url);
  return readFile(file, 'utf8').catch((failed: NodeJS.ErrnoException) => {
    if (failed.code === 'ENOENT') return '';
    throw failed;
  });
}
