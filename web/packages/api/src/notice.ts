import { errorBody, fieldsOf, type ErrorBody, type Fields } from './errors.ts';

const codes = [
  701, 706, 708, 756, 766, 767, 768, 769, 800, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 811, 812, 813, 814,
] as const;
const names = [
  'entity_not_found',
  'less_than_2_mb_error',
  'resource_not_found',
  'http_message_not_readable',
  'constraint_violation',
  'data_integrity_violation',
  'same_record_exist',
  'changed_meanwhile',
  'manager_cycle',
  'password_change_required',
  'invalid_method_argument',
] as const;
type Named = (typeof names)[number];
type Plain =
  | 'saved_successfully'
  | 'updated_successfully'
  | 'deleted_successfully'
  | 'success'
  | 'nothing_changed'
  | 'this_record_is_not_available'
  | 'unauthorized'
  | 'forbidden'
  | 'login_failed'
  | 'unsupported_file_format'
  | 'server_error'
  | 'service_unavailable'
  | 'network_error'
  | 'something_went_wrong';

/** Keys of the texts of section 8; each has a text in the namespace `common`. */
export type NoticeKey = Plain | Named | `api_error.${(typeof codes)[number]}`;
export type NoticeKind = 'success' | 'error' | 'warning' | 'info' | 'none';
/** From which day a change counts; of a field that a later change replaces, the day of that one. */
export type Dated = { effectiveOn: string; superseded?: Record<string, string> };
/** `message` is the server's own text in the caller's language, `fields` belong to a form. */
export type Notice = { kind: NoticeKind; key: NoticeKey; message?: string; fields?: Fields; dated?: Dated };

/** Status 5000 (or 0) is a failure without an answer. */
export type Outcome = { method: string; status: number; url: string; body?: unknown };

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
const isSilent = (method: string, path: string): boolean =>
  method === 'GET' || method === 'HEAD' || /\/(login|logout|refresh-token|graphql)$/.test(path);

function accepted(method: string, status: number, path: string): Notice {
  const silent = (key: NoticeKey): Notice => ({ kind: 'none', key });
  const shown = (key: NoticeKey): Notice => ({ kind: 'success', key });
  if (status === 304) return { kind: 'info', key: 'this_record_is_not_available' };
  if (isSilent(method, path)) return silent('success');
  if (status === 201)
    return /\/(import|messages)(\/|$)/.test(path) ? silent('saved_successfully') : shown('saved_successfully');
  if (status === 202) return shown('success');
  if (status === 204)
    return /\/storage\/.*multiple/.test(path) ? silent('deleted_successfully') : shown('deleted_successfully');
  if (method === 'POST') return shown('saved_successfully');
  return method === 'DELETE' ? shown('success') : shown('updated_successfully');
}

/** What an answer to a command says beside its status. */
function withAnswer(notice: Notice, body: unknown): Notice {
  if (notice.kind !== 'success' || typeof body !== 'object' || body === null) return notice;
  const { unchanged, effectiveOn, superseded } = body as { unchanged?: true } & Partial<Dated>;
  if (unchanged) return { kind: 'success', key: 'nothing_changed' };
  return effectiveOn === undefined ? notice : { ...notice, dated: { effectiveOn, ...(superseded && { superseded }) } };
}

const byStatus: Record<number, Notice> = {
  401: { kind: 'warning', key: 'unauthorized' },
  403: { kind: 'warning', key: 'forbidden' },
  404: { kind: 'error', key: 'resource_not_found' },
  409: { kind: 'error', key: 'same_record_exist' },
  413: { kind: 'error', key: 'api_error.701' },
  415: { kind: 'error', key: 'unsupported_file_format' },
  500: { kind: 'error', key: 'server_error' },
  503: { kind: 'error', key: 'service_unavailable' },
  0: { kind: 'error', key: 'network_error' },
  5000: { kind: 'error', key: 'network_error' },
};

/** Names that are only logged (specification, section 8), and those that lead to another page instead of a text. */
const unshown: Record<string, Notice> = {
  unknown_property: { kind: 'warning', key: 'something_went_wrong' },
  'unknown-property': { kind: 'warning', key: 'something_went_wrong' },
  refresh_token_not_found: { kind: 'warning', key: 'unauthorized' },
  password_change_required: { kind: 'none', key: 'password_change_required' },
};

function refused({ status, path, body }: { status: number; path: string; body: ErrorBody }): Notice {
  const code = Number(body.code);
  const name = body.name ?? String(body.code ?? '');
  const quiet = unshown[code === 750 ? 'refresh_token_not_found' : name];
  if (quiet) return quiet;
  const known = codes.find((one) => one === code);
  if (known) return { kind: 'error', key: `api_error.${known}` };
  const named = names.find((one) => one === name || one === String(body.code));
  if (named) return { kind: 'error', key: named };
  const effective = byStatus[code] ? code : status;
  if (effective === 401 && path.endsWith('/login')) return { kind: 'error', key: 'login_failed' };
  return byStatus[effective] ?? { kind: 'error', key: 'something_went_wrong' };
}

/** The notice of a call's outcome (specification, section 8); the body's code wins over the status. */
export function noticeFor({ method, status, url, body }: Outcome): Notice {
  const path = pathOf(url);
  const error = errorBody(body);
  const failed = status === 0 || status >= 400 || (error?.code !== undefined && error.name !== undefined);
  if (!failed) return withAnswer(accepted(method.toUpperCase(), status, path), body);
  const notice = refused({ status, path, body: error ?? {} });
  const fields = error && fieldsOf(error);
  return { ...notice, ...(error?.message && { message: error.message }), ...(fields && { fields }) };
}
