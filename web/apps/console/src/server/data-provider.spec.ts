import { describe, expect, it, jest } from '@jest/globals';
import { type Api } from '@kadro/api';
import { kadroDataProvider } from './data-provider.ts';

function providerOver(answer: unknown) {
  const query = jest.fn((..._asked: unknown[]) => Promise.resolve({ data: { root: answer }, errors: [] }));
  const command = jest.fn((..._sent: unknown[]) => Promise.resolve({ id: 'a', position: '1' }));
  return { query, command, provider: kadroDataProvider({ query, command } as unknown as Api) };
}

const page = { pagination: { page: 2, perPage: 25 }, sort: { field: 'name', order: 'ASC' as const }, filter: { status: 'ACTIVE' } };

describe('reading a list', () => {
  it('gives rows, total and whether the server stopped counting', async () => {
    const { provider, query } = providerOver({ items: [{ id: 'a' }], total: 10_000, capped: true });
    expect(await provider.getList('employees', page)).toEqual({ data: [{ id: 'a' }], total: 10_000, meta: { capped: true } });
    expect(query).toHaveBeenCalledWith(
      expect.stringContaining('employees('),
      { page: 1, rowsPerPage: 25, sortBy: 'name', descending: false, filter: { status: { eq: 'ACTIVE' } } },
      expect.anything(),
    );
  });
  it('refuses a resource that is not known', async () => {
    await expect(providerOver(null).provider.getList('salaries', page)).rejects.toThrow('unknown resource');
  });
});

describe('reading records', () => {
  it('is not found when the server answers null', async () => {
    await expect(providerOver(null).provider.getOne('employees', { id: 'x' })).rejects.toMatchObject({ status: 404 });
  });
  it('leaves out those that are absent or out of reach', async () => {
    expect(await providerOver([null, { id: 'b' }]).provider.getMany('branches', { ids: ['a', 'b'] })).toEqual({ data: [{ id: 'b' }] });
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
    expect(command).toHaveBeenCalledWith('PUT', '/identity/api/v1/employees/a/contact', { email: null }, { key: 'k', silent: 'refusals' });
  });
  it('is never generic', async () => {
    await expect(providerOver(null).provider.update('employees', { id: 'a', data: {}, previousData: { id: 'a' } })).rejects.toThrow();
  });
});
