import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type UploadedFile } from '../declare/command.ts';
import { Refused } from '../declare/refusal.ts';

/** Largest file in bytes where a route does not say otherwise (specification, section 5). */
export const largestFile = 2_097_152;

const mostFields = 2;

/** Lets a service take files, each read only by the route that asks for it and no further than the limit. */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    limits: {
      fileSize: largestFile,
      fieldNameSize: 100,
      fieldSize: 1_000,
      fields: mostFields,
      files: 2,
      parts: mostFields + 2,
      headerPairs: 20,
    },
  });
}

/**
 * The one part `file` of a form, and its texts of these names, each at most once.
 * @throws Refused less_than_2_mb_error, constraint_violation, unknown_property, http_message_not_readable
 */
export async function uploadedForm(
  request: FastifyRequest,
  names: readonly string[],
  limit: true | { mostBytes: number },
): Promise<Form> {
  const mostBytes = limit === true ? largestFile : limit.mostBytes;
  try {
    return await formOf(request, names, mostBytes);
  } catch (thrown) {
    // the rest is read and dropped: the connection would stand still otherwise
    request.raw.unpipe();
    request.raw.resume();
    throw refusalOfForm(thrown, mostBytes);
  }
}

interface Form {
  file: UploadedFile;
  fields: Record<string, unknown>;
}

/** Whether the request brings a form: what routes that take files are sent, and no others. */
export function isForm(request: FastifyRequest): boolean {
  return /^multipart\//i.test(request.headers['content-type'] ?? '');
}

async function formOf(request: FastifyRequest, names: readonly string[], fileSize: number): Promise<Form> {
  let file: UploadedFile | null = null;
  const fields = new Map<string, unknown>();
  for await (const part of request.parts({ limits: { fileSize } })) {
    const { fieldname: name } = part;
    if (part.type === 'file' ? name !== 'file' : !names.includes(name))
      throw new Refused('unknown_property', { fields: { [name]: { name: 'unknown_property' } } });
    if (part.type === 'file' ? file : fields.has(name))
      throw new Refused('constraint_violation', { fields: { [name]: { name: 'too_many', params: { max: 1 } } } });
    if (part.type === 'file') file = { name: part.filename, bytes: await part.toBuffer() };
    else fields.set(name, part.value);
  }
  if (!file?.bytes.length) throw new Refused('constraint_violation', { fields: { file: { name: 'required' } } });
  return { file, fields: Object.fromEntries(fields) };
}

function refusalOfForm(thrown: unknown, mostBytes: number): Refused {
  if (thrown instanceof Refused) return thrown;
  const { code } = thrown as { code?: string };
  return code === 'FST_REQ_FILE_TOO_LARGE'
    ? new Refused('less_than_2_mb_error', { params: { max: mostBytes / 1_048_576 } })
    : new Refused('http_message_not_readable');
}
