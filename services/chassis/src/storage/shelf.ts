import { type Outcome } from '../write/command-loop.ts';
import { type AnyDecider, type Draft } from '../declare/decider.ts';
import { Refused } from '../declare/refusal.ts';
import { type ReadModel } from '../declare/read-model.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { openBytes, sealBytes } from '../sealing/sealed-events.ts';
import { erased, type FileRow, type FileState } from './file.ts';

/** The files of one service. */
export interface Shelf {
  decider: AnyDecider;
  model: ReadModel<never>;
}

type Kept = Pick<FileRow, 'id' | 'hash' | 'person' | 'dataClass'>;

/** Services share the blobs, and two uploads may race under one key: neither gets to another's bytes. */
const blobOf = (runtime: ServiceRuntime, { id, hash }: Pick<Kept, 'id' | 'hash'>): string =>
  `${runtime.service.name}.${id}.${hash.slice(0, 16)}`;

const boundOf = (organization: string, blob: string, { dataClass }: Kept): string =>
  `${organization}/${blob}/${dataClass}`;

/**
 * Stores the bytes under the key of the person and class that they are about, durable when it resolves.
 * @throws Refused forbidden where that class is forgotten
 */
export async function putBytes(
  runtime: ServiceRuntime,
  organization: string,
  file: Kept,
  bytes: Uint8Array,
): Promise<void> {
  const key = await runtime.ports.keys.dataKey(organization, file.person, file.dataClass);
  if (!key) throw new Refused('forbidden');
  const blob = blobOf(runtime, file);
  await runtime.ports.blobs.put(organization, blob, sealBytes(key, bytes, boundOf(organization, blob, file)));
}

/** The bytes, or null where they are erased or the class is forgotten. */
export async function getBytes(runtime: ServiceRuntime, organization: string, file: Kept): Promise<Buffer | null> {
  const blob = blobOf(runtime, file);
  const key = await runtime.ports.keys.existingKey(organization, file.person, file.dataClass);
  const sealed = key && (await runtime.ports.blobs.get(organization, blob));
  return sealed ? openBytes(key, sealed, boundOf(organization, blob, file)) : null;
}

/** Erases bytes that nobody knows. */
export async function dropBytes(
  runtime: ServiceRuntime,
  organization: string,
  file: Pick<Kept, 'id' | 'hash'>,
): Promise<void> {
  await runtime.ports.blobs.delete(organization, blobOf(runtime, file));
}

/** Erases the bytes of a removed file, then says so. */
export async function erase(runtime: ServiceRuntime, shelf: Shelf, organization: string, file: Kept): Promise<Outcome> {
  await dropBytes(runtime, organization, file);
  return bySystem(runtime, shelf, organization, file.id, 'erase', erased);
}

/** A decision on a file that nobody pressed. */
export function bySystem(
  runtime: ServiceRuntime,
  shelf: Shelf,
  organization: string,
  id: string,
  what: string,
  decide: (state: FileState) => readonly Draft[],
): Promise<Outcome> {
  const key = `${what}/${id}`;
  return runtime.loop.run<FileState>(
    shelf.decider,
    id,
    { organization, actor: 'system', key, body: '', correlation: key },
    decide,
  );
}
