import { lexicographicSortSchema, printSchema } from 'graphql';
import { services } from '../../../services/services.ts';
import { type Descriptions } from '../descriptions.ts';
import { readMeshConfig } from './config.ts';
import { startMesh } from './start.ts';

/** The joined schema of the main endpoint as the text that is checked in; no service is started. */
export async function joinedSchemaText(list: Descriptions = services): Promise<string> {
  const main = list.filter(({ endpoint }) => endpoint === undefined);
  const remote = main.map(({ name, port }) => ({ name, address: `http://127.0.0.1:${port}` }));
  const mesh = await startMesh(remote, await readMeshConfig(main));
  try {
    return `${printSchema(lexicographicSortSchema(mesh.schema))}\n`;
  } finally {
    await mesh.close();
  }
}
