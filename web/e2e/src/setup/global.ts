import { existsSync } from 'node:fs';
import { prepareCompany } from './company.ts';
import { removeFolder } from './server.ts';

/** The name under which the workers find the prepared company. */
export const preparedKey = 'E2E_PREPARED';

/** Looks for the browser, prepares the company of which every journey gets a copy, and removes it in the end. */
export default async function setup(): Promise<() => void> {
  const browser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  if (!existsSync(browser))
    throw new Error(`No browser at ${browser}: apt-get install chromium fonts-noto-core, or set CHROMIUM_PATH`);
  const prepared = await prepareCompany();
  process.env[preparedKey] = JSON.stringify(prepared);
  return () => removeFolder(prepared.folder);
}
