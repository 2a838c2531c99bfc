import { keepFilesInMemory } from '../../../../infra/quick-files.ts';
import { prepareCompany } from './company.ts';
import { removeFolder } from './processes/server.ts';

/** The name under which the workers find the prepared company. */
export const preparedKey = 'E2E_PREPARED';

export default async function setup(): Promise<() => void> {
  keepFilesInMemory();
  const prepared = await prepareCompany();
  process.env[preparedKey] = JSON.stringify(prepared);
  return () => removeFolder(prepared.folder);
}
