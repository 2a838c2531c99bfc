import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { openBytes, sealBytes } from '../ports/shared/sealed-bytes.ts';
import { type Outcome } from '../declare/streams/decisions.ts';
import { type NewEvent, type DeciderOf } from '../declare/streams/decider.ts';
import { Refused } from '../declare/refusal.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { type ServiceContext } from '../declare/service.ts';
import { erased, type FileRow, type FileState } from './file.ts';

export interface FileStore {
  decider: DeciderOf<FileState>;
  model: ReadModel<FileRow>;
}

type StoredFile = Pick<FileRow, 'id' | 'hash' | 'person' | 'dataClass'>;

/** Services share the blobs, and uploads may race under one key: each has its own bytes. */
const blobOf = (context: ServiceContext, { id, hash }: Pick<StoredFile, 'id' | 'hash'>): string =>
  `${context.service.name}.${id}.${hash.slice(0, 16)}`;

const boundOf = (organization: string, blob: string, { dataClass }: StoredFile): string =>
  `${organization}/${blob}/${dataClass}`;

/**
 * Sealed with the key of person and class, durable when it resolves. @throws Refused forbidden for a forgotten class
 */
export async function putBytes(
  context: ServiceContext,
  organization: string,
  file: StoredFile,
  bytes: Uint8Array,
): Promise<void> {
  const key = await context.ports.keys.dataKey(organization, file.person, file.dataClass);
  if (!key) throw new Refused('forbidden');
  const blob = blobOf(context, file);
  await context.ports.blobs.put(organization, blob, sealBytes(key, bytes, boundOf(organization, blob, file)));
}

/** null where erased or forgotten. */
export async function getBytes(on: ServiceScope, organization: string, file: StoredFile): Promise<Buffer | null> {
  const context = contextOf(on);
  const blob = blobOf(context, file);
  const key = await context.ports.keys.existingKey(organization, file.person, file.dataClass);
  const sealed = key && (await context.ports.blobs.get(organization, blob));
  return sealed ? openBytes(key, sealed, boundOf(organization, blob, file)) : null;
}

/** Erases bytes without an event. */
export async function dropBytes(
  context: ServiceContext,
  organization: string,
  file: Pick<StoredFile, 'id' | 'hash'>,
): Promise<void> {
  await context.ports.blobs.delete(organization, blobOf(context, file));
}

export async function erase(
  context: ServiceContext,
  fileStore: FileStore,
  organization: string,
  file: StoredFile,
): Promise<Outcome> {
  await dropBytes(context, organization, file);
  return bySystem(context, fileStore, organization, file.id, 'erase', erased);
}

export function bySystem(
  context: ServiceContext,
  fileStore: FileStore,
  organization: string,
  id: string,
  what: string,
  decide: (state: FileState) => readonly NewEvent[],
): Promise<Outcome> {
  const key = `${what}/${id}`;
  return context.loop.run<FileState>(
    fileStore.decider,
    id,
    { organization, actor: 'system', key, body: '', correlation: key },
    decide,
  );
}
