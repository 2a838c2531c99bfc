import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { openBytes, sealBytes } from '../ports/shared/sealed-bytes.ts';
import { currentKey } from '../sealing/generations.ts';
import { type Outcome } from '../declare/streams/decisions.ts';
import { type NewEvent, type DeciderOf } from '../declare/streams/decider.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { type ServiceContext } from '../declare/service.ts';
import { erased, type FileRow, type FileState } from './file.ts';

export interface FileStore {
  decider: DeciderOf<FileState>;
  model: ReadModel<FileRow>;
}

type StoredFile = Pick<FileRow, 'id' | 'hash' | 'person' | 'dataClass' | 'key'>;

/** Name of its key; files of before had the first of their class. */
export const keyOfFile = ({ key, dataClass }: Pick<StoredFile, 'key' | 'dataClass'>): string => key ?? dataClass;

/** Services share the blobs, and uploads may race under one key: each has its own bytes. */
const blobOf = (context: ServiceContext, { id, hash }: Pick<StoredFile, 'id' | 'hash'>): string =>
  `${context.service.name}.${id}.${hash.slice(0, 16)}`;

const boundOf = (organization: string, blob: string, file: StoredFile): string =>
  `${organization}/${blob}/${keyOfFile(file)}`;

/** Sealed with the key of person and class, whose name it answers; durable when it resolves. */
export async function putBytes(
  context: ServiceContext,
  organization: string,
  file: StoredFile,
  bytes: Uint8Array,
): Promise<string> {
  const { name, key } = await currentKey(context.ports.keys, organization, file.person, file.dataClass);
  const blob = blobOf(context, file);
  const sealed = sealBytes(key, bytes, boundOf(organization, blob, { ...file, key: name }));
  await context.ports.blobs.put(organization, blob, sealed);
  return name;
}

/** null where erased or forgotten. */
export async function getBytes(on: ServiceScope, organization: string, file: StoredFile): Promise<Buffer | null> {
  const context = contextOf(on);
  const blob = blobOf(context, file);
  const key = await context.ports.keys.existingKey(organization, file.person, keyOfFile(file));
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
