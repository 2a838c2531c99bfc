import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type UploadedFile } from '../declare/command.ts';
import { Refused } from '../declare/refusal.ts';

/** Largest file in bytes where a route does not say otherwise (specification, section 5). */
export const largestFile = 2_097_152;

/** Lets a service take files, each read only by the route that asks for it and no further than the limit. */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: {
      fileSize: largestFile,
      fieldNameSize: 100,
      fieldSize: 1_000,
      fields: 1,
      files: 2,
      parts: 2,
      headerPairs: 20,
    },
  });
}

/**
 * The one part `file` of a form. @throws Refused less_than_2_mb_error, constraint_violation, http_message_not_readable
 */
export async function uploadedFile(request: FastifyRequest, mostBytes = largestFile): Promise<UploadedFile> {
  try {
    return await onlyFile(request, mostBytes);
  } catch (thrown) {
    // the rest is read and dropped: the connection would stand still otherwise
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOfForm(thrown, mostBytes);
  }
}

/** Whether the request brings a form: what routes that take files are sent, and no others. */
export function isForm(request: FastifyRequest): boolean {
  return /^multipart\//i.test(request.headers['content-type'] ?? '');
}

async function onlyFile(request: FastifyRequest, fileSize: number): Promise<UploadedFile> {
  let found: UploadedFile | null = null;
  for await (const part of request.parts({ limits: { fileSize } })) {
    if (part.type !== 'file' || part.fieldname !== 'file')
      throw new Refused('unknown_property', { fields: { [part.fieldname]: { name: 'unknown_property' } } });
    if (found)
      throw new Refused('constraint_violation', { fields: { file: { name: 'too_many', params: { max: 1 } } } });
    found = { name: part.filename, bytes: await part.toBuffer() };
  }
  if (!found?.bytes.length) throw new Refused('constraint_violation', { fields: { file: { name: 'required' } } });
  return found;
}

function refusalOfForm(thrown: unknown, mostBytes: number): Refused {
  if (thrown instanceof Refused) return thrown;
  const { code } = thrown as { code?: string };
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new Refused('less_than_2_mb_error', { params: { max: mostBytes / 1_048_576 } })
    : new Refused('http_message_not_readable');
}
