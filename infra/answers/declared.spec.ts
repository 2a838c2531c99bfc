import { describe, expect, it } from '@jest/globals';
import { DeclaredAnswers } from './declared.ts';
import { graphqlProblem } from './graphql.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const pet = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, age: { type: 'integer' } },
  additionalProperties: false,
};
const declared = new DeclaredAnswers({
  paths: {
    '/zoo/api/v1/pets/{id}': {
      get: { responses: { 200: json(pet), 404: { $ref: '#/components/responses/Refused' } } },
      delete: { responses: { 204: {} } },
    },
    '/zoo/api/v1/pets/latest': { get: { responses: { 200: json({ $ref: '#/components/schemas/Pets' }) } } },
  },
  components: {
    schemas: {
      Pets: { type: 'object', required: ['items'], properties: { items: { type: 'array' } } },
      Error: { type: 'object', required: ['code', 'name', 'message'] },
    },
    responses: { Refused: json({ $ref: '#/components/schemas/Error' }) },
  },
});
const answered = (
  status: number,
  body: unknown,
  { path = '/zoo/api/v1/pets/1', method = 'get', type = 'application/json' } = {},
) => declared.problem({ method, path, status, type, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('an answer as it is declared', () => {
  it.each([
    ['with what is required', 200, { id: '1' }, {}],
    ['with its character set', 200, { id: '1', age: 3 }, { type: 'application/json; charset=utf-8' }],
    ['that is refused', 404, { code: 404, name: 'gone', message: 'Gone.' }, {}],
    ['without a body', 204, '', { method: 'delete', type: '' }],
    ['of a path that another one would take, too', 200, { items: [] }, { path: '/zoo/api/v1/pets/latest' }],
    ['of no route of the document', 418, 'tea', { path: '/zoo/healthz' }],
  ])('%s is none to complain about', (_what, status, body, more) => expect(answered(status, body, more)).toBeNull());
});

describe('an answer that is not as declared', () => {
  it.each([
    ['of another status', 201, { id: '1' }, {}, 'the status 201 is not declared'],
    ['of another type', 200, 'id,1', { type: 'text/csv' }, 'the content type "text/csv" is not declared'],
    ['without what is required', 200, { age: 3 }, {}, "required property 'id'"],
    ['with what no shape names', 200, { id: '1', secret: true }, {}, 'additional properties'],
    ['with a number that is a text', 200, { id: '1', age: '3' }, {}, 'must be integer'],
    ['that is null', 200, null, {}, 'must be object'],
    ['that is no JSON', 200, '{', {}, 'not JSON'],
    ['that is refused without a name', 404, { code: 404 }, {}, "required property 'name'"],
    ['with a body where none is', 204, 'x', { method: 'delete' }, 'a body is answered'],
    ['of the more exact path', 200, { id: '1' }, { path: '/zoo/api/v1/pets/latest' }, "required property 'items'"],
  ])('%s is named', (_what, status, body, more, problem) => expect(answered(status, body, more)).toContain(problem));
});

describe('an answer to a GraphQL request', () => {
  const answer = (body: object, status = 200) =>
    graphqlProblem({ method: 'post', path: '/graphql', status, type: 'application/json', body: JSON.stringify(body) });
  it.each([
    ['data', { data: {} }],
    ['a refusal', { errors: [{ message: 'No.', extensions: { name: 'forbidden' } }] }],
    [
      'several answers',
      [{ data: {} }, { data: null, errors: [{ message: 'No.', extensions: { name: 'forbidden' } }] }],
    ],
  ])('may be %s', (_what, body) => expect(answer(body)).toBeNull());
  it.each([
    ['what its types do not allow', { errors: [{ message: 'Oh.', extensions: { name: 'server_error' } }] }, 200],
    ['an error without a name', [{ data: {} }, { errors: [{ message: 'Int cannot represent 1.5' }] }], 200],
    ['any status', { data: {} }, 500],
  ])('is not %s', (_what, body, status) => expect(answer(body, status)).not.toBeNull());
});
