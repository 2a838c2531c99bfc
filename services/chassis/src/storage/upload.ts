import { contextOf } from '../access/scope.ts';
import { type Outcome } from '../declare/decisions.ts';
import { fileTypeFromBuffer } from 'file-type';
import { z } from 'zod';
import { endpoint, type Endpoint, type HttpAnswer, type HttpSide, type UploadedFile } from '../declare/command.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { derivedId } from '../ports/shared/streams.ts';
import { discard, type FileRow, type FileState, upload } from './file.ts';
import { fileName, fileTypes } from './file-name.ts';
import { dropBytes, erase, putBytes, type Shelf } from './shelf.ts';

/** How many files a person may have uploaded that no row has taken up. */
const mostOrphans = 50;
const formats = 'PDF, PNG, JPG, GIF, BMP, WEBP, TIFF';

const answered = z.object({ id: z.uuid(), name: z.string(), type: z.string(), bytes: z.int(), position: z.string() });

/** The routes that bring files and take them back while they belong to nothing. */
export function uploadRoutes(shelf: Shelf, area: string | undefined): Endpoint[] {
  const own = { access: { who: 'member' }, area } as const;
  return [
    endpoint({
      ...own,
      name: 'UploadFile',
      method: 'POST',
      path: 'storage',
      summary: `Uploads a file (${formats}; at most 2 MB) for a command to take up within a day`,
      upload: true,
      input: z.strictObject({}),
      example: {},
      answers: { status: 201, shape: answered },
      handle: (_input, scope, http) => uploadOne(shelf, scope, http),
    }),
    endpoint({
      ...own,
      name: 'DiscardFile',
      method: 'DELETE',
      path: 'storage/{id}',
      summary: 'Removes an own file that nothing has taken up',
      input: z.strictObject({}),
      example: {},
      answers: { status: 204 },
      handle: (_input, scope) => discardAll(shelf, scope, [scope.params.id!]),
    }),
    endpoint({
      ...own,
      name: 'DiscardFiles',
      method: 'DELETE',
      path: 'storage',
      summary: 'Removes own files that nothing has taken up, all of them or none',
      input: z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
      example: { ids: ['0c9b1d0e-9d41-5b0c-8a53-6d2f0a7d3a11'] },
      answers: { status: 204 },
      handle: ({ ids }, scope) => discardAll(shelf, scope, [...new Set(ids)]),
    }),
  ];
}

async function uploadOne(shelf: Shelf, scope: CommandScope, http: HttpSide): Promise<HttpAnswer> {
  const given = await http.file();
  const type = await typeOf(given.bytes);
  const hash = scope.hash('file', given.bytes.toString('latin1'));
  // other bytes under the same key are another body
  const context = { ...scope.context, body: hash.slice(0, 16) };
  const id = derivedId(context.key);
  const data = {
    person: scope.principal.account,
    name: fileName(given.name, type),
    type,
    bytes: given.bytes.length,
    hash,
  };
  const repeat = await contextOf(scope).loop.seen(shelf.decider, context, id);
  const { position } = (scope.outcome = repeat ?? (await store(shelf, scope, context, { id, ...data }, given)));
  const kept = repeat && (await scope.row<FileRow>(shelf.model, id));
  return { status: 201, body: { id, name: kept?.name ?? data.name, type, bytes: data.bytes, position } };
}

/** Bytes first, then the fact: what is known is there. */
async function store(
  shelf: Shelf,
  scope: CommandScope,
  context: CommandScope['context'],
  { id, ...data }: { id: string } & Parameters<typeof upload>[1],
  { bytes }: UploadedFile,
): Promise<Outcome> {
  const { organization } = scope;
  const service = contextOf(scope);
  await refuseHoard(shelf, scope);
  await putBytes(service, shelf, organization, { id, ...data }, bytes);
  try {
    return await service.loop.run<FileState>(shelf.decider, id, context, (state) => upload(state, data));
  } catch (refused) {
    // somebody was faster with other bytes under this key
    if (refused instanceof Refused && refused.name === 'idempotency_key_reused')
      await dropBytes(service, organization, { id, ...data });
    throw refused;
  }
}

/** The type that the first bytes show, whatever the name says. @throws Refused file_format */
async function typeOf(bytes: Uint8Array): Promise<string> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime;
  if (!mime || !Object.hasOwn(fileTypes, mime)) throw new Refused('file_format', { params: { formats } });
  return mime;
}

async function refuseHoard(shelf: Shelf, scope: CommandScope): Promise<void> {
  const where = [
    { index: 'person', eq: scope.principal.account },
    { index: 'state', eq: 'ORPHAN' },
  ];
  const { total } = await scope.rows(shelf.model).count(scope.organization, { where }, mostOrphans);
  if (total >= mostOrphans) throw new Refused('too_many_requests');
}

async function discardAll(shelf: Shelf, scope: CommandScope, ids: readonly string[]): Promise<HttpAnswer> {
  const { organization, principal } = scope;
  const decide = (state: FileState) => discard(state, principal.account);
  for (const id of ids) decide((await scope.state<FileState>(shelf.decider, id)).state);
  const rows = await scope.rowsById<FileRow>(shelf.model, ids);
  for (const id of ids) await scope.run(shelf.decider, id, 'discard', decide);
  for (const row of rows) await erase(contextOf(scope), shelf, organization, row);
  return { status: 204 };
}
