import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { openBytes, sealBytes } from '../ports/shared/sealed-bytes.ts';

/** Each import has its own key, destroyed with its file. */
const dataClass = 'import';

const blobOf = (scope: ServiceScope, id: string): string => `${contextOf(scope).service.name}.import.${id}`;
const boundOf = (scope: ServiceScope, organization: string, id: string): string =>
  `${organization}/${blobOf(scope, id)}/${dataClass}`;

export async function putFile(scope: ServiceScope, organization: string, id: string, bytes: Uint8Array): Promise<void> {
  const key = await scope.keys.dataKey(organization, id, dataClass);
  // erased meanwhile: the import finds no file and fails
  if (!key) return;
  const sealed = sealBytes(key, bytes, boundOf(scope, organization, id));
  await scope.blobs.put(organization, blobOf(scope, id), sealed);
}

/** null once erased. */
export async function getFile(scope: ServiceScope, organization: string, id: string): Promise<Buffer | null> {
  const key = await scope.keys.existingKey(organization, id, dataClass);
  const sealed = key && (await scope.blobs.get(organization, blobOf(scope, id)));
  return sealed ? openBytes(key, sealed, boundOf(scope, organization, id)) : null;
}

export async function eraseFile(scope: ServiceScope, organization: string, id: string): Promise<void> {
  await scope.blobs.delete(organization, blobOf(scope, id));
  await scope.keys.destroy(organization, id, dataClass);
}
