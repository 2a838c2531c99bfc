import { describe, expect, it, jest } from '@jest/globals';
import { type Api } from '@kadro/api';
import { auditReads } from './reads.ts';

interface Asked {
  before?: string;
  limit: number;
  kind?: string;
}

/** So many entries, newest first, of which a request looks at no more than `most`. */
function over(count: number, most = Infinity) {
  const ids = Array.from({ length: count }, (_, n) => `${String(count - n).padStart(3, '0')}~1~leave`);
  const read = jest.fn(async (_path: string, { params: { before, limit } }: { params: Asked }) => {
    const older = ids.filter((id) => before === undefined || id < before);
    const items = older.slice(0, Math.min(limit, most)).map((id) => ({ id }));
    return { items, next: items.length < older.length ? items.at(-1)!.id : null, kinds: { jobs: [] }, unavailable: [] };
  });
  const reads = auditReads(({ kind }) => ({ kind: kind as string }));
  const page = async (n: number, filter: object = {}) => {
    const found = await reads.list!({ read } as unknown as Api, { pagination: { page: n, perPage: 10 }, filter });
    return { ...found, data: (found.data as { id: string }[]).map(({ id }) => id) };
  };
  return { ids, read, page };
}

describe('the pages of the audit log', () => {
  it('follow one another by the last entry, each with one request', async () => {
    const { ids, read, page } = over(25);
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.flatMap(({ data }) => data)).toEqual(ids);
    expect(read).toHaveBeenCalledTimes(3);
    expect(pages.map(({ pageInfo }) => pageInfo?.hasNextPage)).toEqual([true, true, false]);
    expect(pages.map(({ total, meta }) => [total, meta.capped])).toEqual([
      [10, true],
      [20, true],
      [25, false],
    ]);
  });

  it('are filled where a request looks at few entries', async () => {
    const { ids, page } = over(25, 4);
    expect((await page(1)).data).toEqual(ids.slice(0, 10));
    expect((await page(2)).data).toEqual(ids.slice(10, 20));
  });

  it('are found where one is opened first, and are empty behind the last', async () => {
    const { ids, page } = over(25);
    expect((await page(3, { kind: 'opened' })).data).toEqual(ids.slice(20));
    expect(await page(7, { kind: 'beyond' })).toMatchObject({ data: [], total: 25 });
  });

  it('begin anew with the first one', async () => {
    const { page } = over(25);
    await page(1);
    await page(2);
    const later = over(31);
    expect((await later.page(1)).data).toEqual(later.ids.slice(0, 10));
    expect((await later.page(2)).data).toEqual(later.ids.slice(10, 20));
  });
});
