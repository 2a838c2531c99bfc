import { existsSync } from 'node:fs';
import { seed } from './seed.ts';
import { freePorts } from '../../../../infra/free-ports.ts';
import { newFolder, removeFolder, startServer } from './server.ts';

/** The name under which the workers find the world of the journeys. */
export const worldKey = 'E2E_WORLD';

/** Looks for the browser, starts the one server, fills it, and stops it after the last journey. */
export default async function setup(): Promise<() => Promise<void>> {
  const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(browser))
    throw new Error(`No browser at ${browser}: apt-get install chromium fonts-noto-core, or set CHROMIUM_PATH`);
  const folder = newFolder();
  const server = await startServer(folder, await freePorts(1));
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
