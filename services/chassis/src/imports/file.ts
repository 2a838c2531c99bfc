import { type CommandScope } from '../declare/scope.ts';
import { openBytes, sealBytes } from '../sealing/sealed-events.ts';

type Runtime = CommandScope['runtime'];

/** Of the keys: an import has one of its own, destroyed with its file. */
const dataClass = 'import';

const blobOf = ({ service }: Runtime, id: string): string => `${service.name}.import.${id}`;
const boundOf = (runtime: Runtime, organization: string, id: string): string =>
  `${organization}/${blobOf(runtime, id)}/${dataClass}`;

/** Keeps the bytes under a key of this import, durable when it resolves. */
export async function putFile(runtime: Runtime, organization: string, id: string, bytes: Uint8Array): Promise<void> {
  const key = await runtime.ports.keys.dataKey(organization, id, dataClass);
  // erased meanwhile: the import will find no file and say so
  if (!key) return;
  const sealed = sealBytes(key, bytes, boundOf(runtime, organization, id));
  await runtime.ports.blobs.put(organization, blobOf(runtime, id), sealed);
}

/** null once it is erased. */
export async function getFile(runtime: Runtime, organization: string, id: string): Promise<Buffer | null> {
  const key = await runtime.ports.keys.existingKey(organization, id, dataClass);
  const sealed = key && (await runtime.ports.blobs.get(organization, blobOf(runtime, id)));
  return sealed ? openBytes(key, sealed, boundOf(runtime, organization, id)) : null;
}

/** Erases bytes and key. */
export async function eraseFile(runtime: Runtime, organization: string, id: string): Promise<void> {
  await runtime.ports.blobs.delete(organization, blobOf(runtime, id));
  await runtime.ports.keys.destroy(organization, id, dataClass);
}
