import { afterAll, expect, it } from '@jest/globals';
import { metrics, watchProjections } from './metrics.ts';

afterAll(() => watchProjections(() => []));

it('tells how far the rows of the others are where a log does not answer', async () => {
  const watched = (name: string, head: () => Promise<string>) => ({
    service: { name },
    ports: { events: { head } },
    positions: () => Promise.resolve([{ model: 'books', seen: '3.e' }]),
  });
  const away = () => Promise.reject(new Error('the log is away'));
  watchProjections(() => [watched('first', away), watched('second', () => Promise.resolve('5.e'))]);
  const text = await metrics.getSingleMetricAsString('kadro_projection_lag');
  expect([text.includes('service="first"'), text]).toEqual([
    false,
    expect.stringContaining('kadro_projection_lag{service="second",model="books"} 2'),
  ]);
});
