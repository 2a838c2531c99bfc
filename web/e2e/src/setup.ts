import { seed } from './seed.ts';
import { freePort, newFolder, removeFolder, startServer } from './server.ts';

/** The name under which the workers find the world of the journeys. */
export const worldKey = 'E2E_WORLD';

/** Starts the one server, fills it, and stops it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = newFolder();
  const server = await startServer(folder, await freePort());
  try {
    process.env[worldKey] = JSON.stringify(await seed(server.url, server.accounts));
  } catch (failed) {
    await server.stop();
    throw failed;
  }
  return async () => {
    await server.stop();
    removeFolder(folder);
  };
}
