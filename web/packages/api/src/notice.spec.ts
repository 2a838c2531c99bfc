import { describe, expect, it } from '@jest/globals';
import { noticeFor } from './notice.ts';

const url = '/identity/api/v1/employees';
const body = (code: number | string, name: string) => ({ code, name, message: 'Text' });

describe('noticeFor', () => {
  it.each([
    ['GET', 200, url, undefined, 'none', 'success'],
    ['POST', 200, '/graphql', { data: {} }, 'none', 'success'],
    ['POST', 200, '/identity/api/v1/login?username=a', { id: '1' }, 'none', 'success'],
    ['POST', 202, '/identity/api/v1/account/refresh-token', { id: '1' }, 'none', 'success'],
    ['POST', 200, url, { id: '1' }, 'success', 'saved_successfully'],
    ['PUT', 200, url, { id: '1' }, 'success', 'updated_successfully'],
    ['patch', 200, url, { id: '1' }, 'success', 'updated_successfully'],
    ['PUT', 200, url, { id: '1', unchanged: true }, 'success', 'nothing_changed'],
    ['POST', 200, url, { id: '1', unchanged: true }, 'success', 'nothing_changed'],
    ['GET', 200, url, { id: '1', unchanged: true }, 'none', 'success'],
    ['DELETE', 200, url, undefined, 'success', 'success'],
    ['POST', 201, url, { id: '1' }, 'success', 'saved_successfully'],
    ['POST', 201, `${url}/import`, { id: '1' }, 'none', 'saved_successfully'],
    ['POST', 201, '/notifications/api/v1/messages', { id: '1' }, 'none', 'saved_successfully'],
    ['PUT', 202, url, { id: '1' }, 'success', 'success'],
    ['DELETE', 204, url, undefined, 'success', 'deleted_successfully'],
    ['DELETE', 204, '/leave/api/v1/storage/multiple', undefined, 'none', 'deleted_successfully'],
    ['GET', 304, url, undefined, 'info', 'this_record_is_not_available'],
    ['PUT', 401, url, undefined, 'warning', 'unauthorized'],
    ['POST', 401, '/identity/api/v1/login', undefined, 'error', 'login_failed'],
    ['POST', 401, '/identity/api/v1/login', body(805, 'invalid_credentials'), 'error', 'api_error.805'],
    ['PUT', 403, url, body(403, 'forbidden'), 'warning', 'forbidden'],
    ['PUT', 403, url, body(403, 'password_change_required'), 'none', 'password_change_required'],
    ['PUT', 404, url, undefined, 'error', 'resource_not_found'],
    ['PUT', 404, url, body(404, 'entity_not_found'), 'error', 'entity_not_found'],
    ['POST', 409, url, undefined, 'error', 'same_record_exist'],
    ['PUT', 409, url, body(409, 'changed_meanwhile'), 'error', 'changed_meanwhile'],
    ['PUT', 413, url, body(413, 'less_than_2_mb_error'), 'error', 'less_than_2_mb_error'],
    ['PUT', 415, url, undefined, 'error', 'unsupported_file_format'],
    ['PUT', 422, url, body(767, 'password_characters'), 'error', 'api_error.767'],
    ['PUT', 422, url, body(422, 'a_rule_of_tomorrow'), 'error', 'something_went_wrong'],
    ['POST', 429, '/identity/api/v1/login', body(800, 'locked'), 'error', 'api_error.800'],
    ['POST', 500, url, undefined, 'error', 'server_error'],
    ['POST', 503, url, undefined, 'error', 'service_unavailable'],
    ['POST', 5000, url, undefined, 'error', 'network_error'],
    ['GET', 0, url, undefined, 'error', 'network_error'],
    ['PUT', 400, url, body(400, 'invalid_method_argument'), 'error', 'invalid_method_argument'],
    ['PUT', 400, url, body(400, 'unknown_property'), 'warning', 'something_went_wrong'],
    [
      'POST',
      200,
      '/identity/api/v1/account/refresh-token',
      body(750, 'refresh_token_not_found'),
      'warning',
      'unauthorized',
    ],
    ['POST', 200, url, body(756, 'leave_exists'), 'error', 'api_error.756'],
    ['POST', 500, url, body(404, 'gone'), 'error', 'resource_not_found'],
  ])('%s %i %s tells what section 8 says', (method, status, path, answer, kind, key) => {
    expect(noticeFor({ method, status, url: path, body: answer })).toMatchObject({ kind, key });
  });

  it('carries the text of the server and the fields for a form', () => {
    const violation = {
      code: 400,
      name: 'constraint_violation',
      message: 'Data violation [firstName: must not be blank, at all, personal.birthDate: is in the future]',
    };
    expect(noticeFor({ method: 'PUT', status: 400, url, body: violation })).toEqual({
      kind: 'error',
      key: 'constraint_violation',
      message: violation.message,
      fields: { firstName: 'must not be blank, at all', personal: { birthDate: 'is in the future' } },
    });
  });

  it('nests given fields by their dots and refuses to touch prototypes', () => {
    const fields = { 'names.tr': 'a', 'names.de': 'b', '__proto__.polluted': 'c' };
    expect(
      noticeFor({ method: 'PUT', status: 422, url, body: { code: 422, name: 'x', message: 'y', fields } }).fields,
    ).toEqual({ names: { tr: 'a', de: 'b' } });
  });

  it('says from which day a change counts, and what a later one replaces', () => {
    const dated = { effectiveOn: '2026-03-01', superseded: { jobId: '2026-06-01' } };
    const notice = (answer: object) => noticeFor({ method: 'PUT', status: 200, url, body: { id: '1', ...answer } });
    expect(notice(dated)).toEqual({ kind: 'success', key: 'updated_successfully', dated });
    expect(notice({ effectiveOn: '2026-03-01' }).dated).toEqual({ effectiveOn: '2026-03-01' });
    expect(notice({})).not.toHaveProperty('dated');
  });
});
