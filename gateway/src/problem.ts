import { type FastifyReply, type FastifyRequest } from 'fastify';
import { errorCatalogue, type ErrorName, errorText, negotiateLanguage } from '@kadro/kernel';

export type ProblemName =
  | 'constraint_violation'
  | 'http_message_not_readable'
  | 'method_not_allowed'
  | 'payload_size_unexpected'
  | 'query_too_complex'
  | 'resource_not_found'
  | 'server_error'
  | 'service_unavailable'
  | 'unsupported_file_format'
  | 'wrong_argument_type';

export interface ProblemBody {
  code: number | string;
  name: ErrorName;
  message: string;
}

/** HTTP status and body of a refusal, in the language of an `Accept-Language` header. */
export function problem(name: ErrorName, acceptLanguage?: string): { status: number; body: ProblemBody } {
  const { status, code } = errorCatalogue[name];
  return { status, body: { code, name, message: errorText(name, { language: negotiateLanguage(acceptLanguage) }) } };
}

export function refuse({ headers }: FastifyRequest, reply: FastifyReply, name: ProblemName): FastifyReply {
  const { status, body } = problem(name, headers['accept-language']);
  return reply.code(status).send(body);
}
