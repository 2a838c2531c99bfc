import { contextOf } from '../access/scope.ts';
import { type Outcome } from '../declare/streams/decisions.ts';
import { z } from 'zod';
import { endpoint, type Endpoint, type HttpAnswer, type HttpSide, type UploadedFile } from '../declare/command.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { derivedId } from '../ports/shared/streams.ts';
import { discard, type FileRow, type FileState, type NewFile, upload } from './file.ts';
import { fileName, fileTypes } from './file-name.ts';
import { mustBePicture } from './picture.ts';
import { admitUpload, commonArea, type FileKinds } from './kinds.ts';
import { dropBytes, erase, putBytes, type FileStore } from './file-store.ts';
import { namedBy } from './named-files.ts';
import { withinLimit } from './unused-files.ts';

const longestId = 100;
const formats = 'PDF, PNG, JPG, GIF, BMP, WEBP, TIFF';

const answered = z.object({ id: z.uuid(), name: z.string(), type: z.string(), bytes: z.int(), position: z.string() });

export function uploadRoutes(fileStore: FileStore, kinds: FileKinds): Endpoint[] {
  const own: OwnFiles = { access: { who: 'member' }, area: commonArea(kinds) };
  return [
    uploadRoute(fileStore, kinds, own),
    discardRoute(fileStore, kinds, own),
    discardAllRoute(fileStore, kinds, own),
  ];
}

type OwnFiles = Pick<Endpoint, 'access' | 'area'>;

function uploadRoute(fileStore: FileStore, kinds: FileKinds, own: OwnFiles): Endpoint {
  const names = Object.keys(kinds);
  const kind = z.enum(names);
  return endpoint({
    ...own,
    name: 'UploadFile',
    method: 'POST',
    path: 'storage',
    summary: `Uploads a file (${formats}; at most 2 MB) for a command to take up within a day`,
    upload: true,
    input: z.strictObject({
      kind: names.length === 1 ? kind.default(names[0]!) : kind,
      person: z.string().min(1).max(longestId).optional(),
    }),
    example: { kind: names[0]! },
    answers: { status: 201, shape: answered },
    handle: (about, scope, http) => uploadOne(fileStore, kinds, about, scope, http),
  });
}

function discardRoute(fileStore: FileStore, kinds: FileKinds, own: OwnFiles): Endpoint {
  return endpoint({
    ...own,
    name: 'DiscardFile',
    method: 'DELETE',
    path: 'storage/{id}',
    summary: 'Removes an own file that nothing has taken up',
    input: z.strictObject({}),
    example: {},
    answers: { status: 204 },
    handle: (_input, scope) => discardAll(fileStore, kinds, scope, [scope.params.id!]),
  });
}

function discardAllRoute(fileStore: FileStore, kinds: FileKinds, own: OwnFiles): Endpoint {
  return endpoint({
    ...own,
    name: 'DiscardFiles',
    method: 'DELETE',
    path: 'storage',
    summary: 'Removes own files that nothing has taken up, all of them or none',
    input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
    example: { ids: ['0c9b1d0e-9d41-5b0c-8a53-6d2f0a7d3a11'] },
    answers: { status: 204 },
    handle: ({ ids }, scope) => discardAll(fileStore, kinds, scope, [...new Set(ids)]),
  });
}

async function uploadOne(
  fileStore: FileStore,
  kinds: FileKinds,
  given: { kind: string; person?: string },
  scope: CommandScope,
  http: HttpSide,
): Promise<HttpAnswer> {
  const { account } = scope.principal;
  const { kind, person = account } = given;
  const { dataClass } = kinds[kind]!;
  await admitUpload(kinds[kind]!, person, scope);
  const file = await http.file();
  const type = await typeOf(file.bytes);
  // subject included: two uploads under one key must never share a blob
  const about = kind === Object.keys(kinds)[0] && person === account ? [] : [kind, person];
  const hash = scope.hash('file', file.bytes.toString('latin1'), ...about);
  // other bytes under the same key are another body
  const context = { ...scope.context, body: hash.slice(0, 16) };
  const id = derivedId(context.key);
  const data = {
    kind,
    person,
    dataClass,
    uploadedBy: account,
    name: fileName(file.name, type),
    type,
    bytes: file.bytes.length,
    hash,
  };
  const repeat = await contextOf(scope).loop.seen(fileStore.decider, context, id);
  const { position } = (scope.outcome =
    repeat ?? (await withinLimit(fileStore, scope, id, () => store(fileStore, scope, context, { id, ...data }, file))));
  const known = repeat && (await scope.row<FileRow>(fileStore.model, id));
  return { status: 201, body: { id, name: known?.name ?? data.name, type, bytes: data.bytes, position } };
}

/** Bytes before the event: a known file has its bytes. */
async function store(
  fileStore: FileStore,
  scope: CommandScope,
  context: CommandScope['context'],
  { id, ...data }: { id: string } & NewFile,
  { bytes }: UploadedFile,
): Promise<Outcome> {
  const { organization } = scope;
  const service = contextOf(scope);
  const key = await putBytes(service, organization, { id, ...data }, bytes);
  try {
    return await service.loop.run<FileState>(fileStore.decider, id, context, (state) =>
      upload(state, { ...data, key }),
    );
  } catch (refused) {
    // another upload with other bytes was faster under this key
    if (refused instanceof Refused && refused.name === 'idempotency_key_reused')
      await dropBytes(service, organization, { id, ...data });
    throw refused;
  }
}

/** By the first bytes, whatever the name; a picture is one only where it can be decoded. @throws Refused file_format */
async function typeOf(bytes: Uint8Array): Promise<string> {
  // much to load, and many a process takes no uploads
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (!mime || !Object.hasOwn(fileTypes, mime)) throw new Refused('file_format', { params: { formats } });
  if (mime.startsWith('image/')) await mustBePicture(Buffer.from(bytes), mime);
  return mime;
}

async function discardAll(
  fileStore: FileStore,
  kinds: FileKinds,
  scope: CommandScope,
  ids: readonly string[],
): Promise<HttpAnswer> {
  const { organization, principal } = scope;
  const decide = (state: FileState) => discard(state, principal.account);
  for (const id of ids) decide((await scope.state<FileState>(fileStore.decider, id)).state);
  const rows = await scope.rowsById<FileRow>(fileStore.model, ids);
  // a row may name a file that nobody has noted as taken up yet
  for (const row of rows) if ((await namedBy(scope, kinds, organization, row)) !== null) throw new Refused('forbidden');
  for (const id of ids) await scope.run(fileStore.decider, id, 'discard', decide);
  // whoever discards a file finds no row of it afterwards
  for (const row of rows) {
    const outcome = await erase(contextOf(scope), fileStore, organization, row);
    if (!scope.outcome || outcome.position > scope.outcome.position) scope.outcome = outcome;
  }
  return { status: 204 };
}
