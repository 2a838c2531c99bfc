import { describe, expect, it, jest } from '@jest/globals';
import { type Api } from '@kadro/api';
import { latestEntries, serviceEntry } from './latest-entries.ts';

const paths = { identity: 'background-jobs', leave: 'jobs', attendance: 'jobs' };
const down = Object.assign(new Error('down'), { status: 503 });
type Row = { id: string; at: string };

interface Entries {
  identity: Row[] | Error;
  leave: Row[] | Error;
  attendance?: Row[] | Error;
}

/** Services with so many entries: each of identity's is of an even second, each of leave's of an odd one. */
function over(rows: Entries, isCounted = true) {
  const read = jest.fn(
    async (path: string, { params: { page, rowsPerPage } }: { params: { page: number; rowsPerPage: number } }) => {
      const of = rows[path.split('/')[1] as keyof Entries] ?? [];
      if (of instanceof Error) throw of;
      return {
        items: of.slice(page * rowsPerPage, (page + 1) * rowsPerPage),
        ...(isCounted ? { total: of.length } : {}),
      };
    },
  );
  const list = async (page: number, perPage: number) => {
    const { data, ...more } = await latestEntries({ read } as unknown as Api, paths, 'at', {
      pagination: { page, perPage },
    });
    return { ids: (data as { id: string }[]).map(({ id }) => id), ...more };
  };
  return { read, list };
}
const at = (second: number): string => new Date(second * 1_000).toISOString();
const rowsOf = (count: number, first: number): Row[] =>
  Array.from({ length: count }, (_, n) => ({ id: `n${first + 2 * n}`, at: at(first + 2 * n) })).toReversed();

describe('the entries of all services', () => {
  it('come latest first, each with the service that has it', async () => {
    const { list, read } = over({ identity: rowsOf(2, 0), leave: rowsOf(2, 1) });
    expect(await list(1, 3)).toEqual({
      ids: ['leave/n3', 'identity/n2', 'leave/n1'],
      total: 4,
      meta: { unavailable: [] },
    });
    expect(read.mock.calls.map(([path]) => path)).toEqual([
      '/identity/api/v1/background-jobs',
      '/leave/api/v1/jobs',
      '/attendance/api/v1/jobs',
    ]);
  });

  it('are the same over pages as in one, also where a service is read in several steps', async () => {
    const { list } = over({ identity: rowsOf(230, 0), leave: rowsOf(70, 1) });
    const pages = await Promise.all(Array.from({ length: 12 }, (_, n) => list(n + 1, 25)));
    const seconds = pages.flatMap(({ ids }) => ids).map((id) => Number(id.split('/n')[1]));
    expect([seconds.length, new Set(seconds).size]).toEqual([300, 300]);
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
  });

  it.each([
    [
      1,
      {
        ids: ['leave/n3', 'identity/n2'],
        total: 2,
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        meta: { unavailable: [], capped: true },
      },
    ],
    [
      2,
      {
        ids: ['leave/n1', 'identity/n0'],
        total: 4,
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
        meta: { unavailable: [], capped: false },
      },
    ],
  ])('go on where they are not counted, to the last page: page %i', async (page, expected) =>
    expect(await over({ identity: rowsOf(2, 0), leave: rowsOf(2, 1) }, false).list(page, 2)).toEqual(expected),
  );

  it('are those of the other service where one does not answer, which is said', async () => {
    expect(await over({ identity: down, leave: rowsOf(1, 1) }).list(1, 25)).toEqual({
      ids: ['leave/n1'],
      total: 1,
      meta: { unavailable: ['identity'] },
    });
    expect(await over({ identity: rowsOf(1, 0), leave: down }).list(1, 25)).toEqual({
      ids: ['identity/n0'],
      total: 1,
      meta: { unavailable: ['leave'] },
    });
  });

  it('are a failure where no service answers', () =>
    expect(over({ identity: down, leave: down, attendance: down }).list(1, 25)).rejects.toBe(down));
});

describe('an entry', () => {
  it('is read from the service that its id names', async () => {
    const read = jest.fn((..._asked: unknown[]) => Promise.resolve({ id: 'a/b.1', at: 'then' }));
    expect(await serviceEntry({ read } as unknown as Api, paths, 'identity/a/b.1')).toEqual({
      id: 'identity/a/b.1',
      service: 'identity',
      localId: 'a/b.1',
      at: 'then',
    });
    expect(read.mock.calls[0]?.[0]).toBe('/identity/api/v1/background-jobs/a%2Fb.1');
  });
});
