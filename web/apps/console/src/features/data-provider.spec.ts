import { describe, expect, it, jest } from '@jest/globals';
import { type Api, ApiError } from '@kadro/api';
import { resourcesOf } from '../manifest/compose.ts';
import { kadroDataProvider } from '../server/data-provider.ts';
import { features } from './index.ts';

const resources = resourcesOf(features);

function providerOver(answer: unknown, errors: object[] = [], root = 'root') {
  const query = jest.fn((..._asked: unknown[]) => Promise.resolve({ data: { [root]: answer }, errors }));
  const read = jest.fn((..._asked: unknown[]) => Promise.resolve(answer));
  const command = jest.fn((..._sent: unknown[]) => Promise.resolve({ id: 'a', position: '1' }));
  return { query, read, command, provider: kadroDataProvider({ query, read, command } as unknown as Api, resources) };
}

const page = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'name', order: 'ASC' as const },
  filter: { status: 'ACTIVE' },
};

describe('reading a list', () => {
  it('gives rows, total and whether the server stopped counting', async () => {
    const { provider, query } = providerOver({ items: [{ id: 'a' }], total: 10_000, capped: true });
    expect(await provider.getList('employees', page)).toEqual({
      data: [{ id: 'a' }],
      total: 10_000,
      meta: { capped: true },
    });
    const [document, variables] = query.mock.calls[0] ?? [];
    expect(String(document)).toContain('employees(');
    expect(document).toMatchObject({ __meta__: { hash: expect.stringMatching(/^sha256:/) } });
    expect(variables).toEqual({
      page: 1,
      rowsPerPage: 25,
      sortBy: 'name',
      descending: false,
      filter: { status: { eq: 'ACTIVE' } },
    });
  });
  it('refuses a resource that is not known', async () => {
    await expect(providerOver(null).provider.getList('salaries', page)).rejects.toThrow('unknown resource');
  });
});

describe('a read', () => {
  const reading = (provider: ReturnType<typeof providerOver>['provider'], signal?: AbortSignal) =>
    provider.getOne('employees', { id: 'a', signal });

  it('that is refused fails with the reason as it was given', async () => {
    const refusal = new ApiError(403, { code: 'x1', name: 'forbidden', fields: { id: 'not yours' } });
    const { provider, query } = providerOver(null);
    query.mockImplementation(() => Promise.reject(refusal));
    await expect(reading(provider)).rejects.toBe(refusal);
  });
  it('is asked again each time, also beside the same one', async () => {
    const { provider, query } = providerOver({ id: 'a' });
    await Promise.all([reading(provider), reading(provider)]);
    await reading(provider);
    expect(query).toHaveBeenCalledTimes(3);
  });
  it('is aborted by its reader', async () => {
    const { provider, query } = providerOver({ id: 'a' });
    const { signal } = new AbortController();
    await reading(provider, signal);
    const [, , options] = query.mock.calls[0] ?? [];
    expect(options).toHaveProperty('signal');
    expect((options as { signal: AbortSignal }).signal).toBe(signal);
  });
  it('of a count alone gives the total', async () => {
    const { provider, query } = providerOver({ total: 7, capped: false });
    expect(await provider.count('employees', { status: 'ACTIVE' }, { asOf: '2026-10-01' })).toEqual({
      total: 7,
      capped: false,
    });
    expect(String(query.mock.calls[0]?.[0])).toContain('EmployeesCount');
    expect(query.mock.calls[0]?.[1]).toEqual({ filter: { status: { eq: 'ACTIVE' } }, asOf: '2026-10-01' });
  });
});

describe('reading from leave', () => {
  it('calls the filters of requests as the contract does', async () => {
    const { provider, query } = providerOver({ items: [], total: 0, capped: false });
    await provider.getList('leave-requests', {
      ...page,
      filter: { requestStatus: ['PENDING'], during: { to: '2026-10-31' } },
    });
    expect(query.mock.calls[0]?.[1]).toMatchObject({
      filter: { status: { in: ['PENDING'] }, beginDate: { to: '2026-10-31' } },
    });
  });
  it('fails when the service is down, and is no empty list', async () => {
    const { provider } = providerOver(null, [{ message: 'down', name: 'service_unavailable' }]);
    await expect(provider.getList('leave-requests', page)).rejects.toMatchObject({
      status: 503,
      name: 'service_unavailable',
    });
  });
  it('gives the balances by their type', async () => {
    const { provider } = providerOver([{ leaveTypeId: 't', balance: 4 }], [], 'leaveBalances');
    expect(await provider.getList('leave-balances', { filter: { employeeId: 'a' } })).toEqual({
      data: [{ id: 't', leaveTypeId: 't', balance: 4 }],
      total: 1,
    });
  });
  it.each([
    [
      'background-jobs',
      'addedAt',
      ['/identity/api/v1/background-jobs', '/leave/api/v1/jobs', '/attendance/api/v1/jobs'],
    ],
    ['dead-letters', 'at', ['identity', 'leave', 'attendance'].map((service) => `/${service}/api/v1/dead-letters`)],
  ])('reads the %s of all services over REST', async (resource, at, paths) => {
    const { provider, read } = providerOver({ items: [{ id: 'j', [at]: 'then' }], total: 1 });
    expect(await provider.getList(resource, { ...page, pagination: { page: 1, perPage: 25 } })).toMatchObject({
      data: [{ id: 'identity/j' }, { id: 'leave/j' }, { id: 'attendance/j' }],
      total: 3,
    });
    expect(read.mock.calls.map(([path]) => path)).toEqual(paths);
  });
});

describe('reading records', () => {
  it('is not found when the server answers null', async () => {
    await expect(providerOver(null).provider.getOne('employees', { id: 'x' })).rejects.toMatchObject({ status: 404 });
  });
  it('leaves out those that are absent or out of reach', async () => {
    expect(await providerOver([null, { id: 'b' }]).provider.getMany('branches', { ids: ['a', 'b'] })).toEqual({
      data: [{ id: 'b' }],
    });
  });
  it('gives an empty history where there is none in reach', async () => {
    const params = { target: 'history', id: 'a', ...page };
    expect(await providerOver(null).provider.getManyReference('organization', params)).toEqual({ data: [], total: 0 });
  });
});

describe('changing', () => {
  it('is a command with its key', async () => {
    const { provider, command } = providerOver(null);
    await provider.command({ method: 'PUT', path: 'employees/a/contact', body: { email: null }, key: 'k' });
    expect(command).toHaveBeenCalledWith(
      'PUT',
      '/identity/api/v1/employees/a/contact',
      { email: null },
      { key: 'k', silent: 'refusals' },
    );
  });
  it('goes to the service it is meant for', async () => {
    const { provider, command } = providerOver(null);
    await provider.command({ service: 'leave', method: 'DELETE', path: 'leave-types/t', key: 'k' });
    expect(command).toHaveBeenCalledWith('DELETE', '/leave/api/v1/leave-types/t', undefined, {
      key: 'k',
      silent: 'refusals',
    });
  });
  it('is never generic', async () => {
    await expect(
      providerOver(null).provider.update('employees', { id: 'a', data: {}, previousData: { id: 'a' } }),
    ).rejects.toThrow();
  });
});
