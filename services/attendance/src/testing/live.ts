import { type Answered } from '@kadro/chassis/testing';
import { type Company } from './company.ts';

/** How opening a live stream is answered: nobody reads it. */
export async function openStream(
  { hosted }: Company,
  path: string,
  authorization: string | undefined,
): Promise<Answered> {
  const gone = new AbortController();
  const { live, ...route } = hosted.runtime.service.endpoints.find((one) => one.path === path)!;
  const headers = new Headers();
  try {
    await hosted.stream({ authorization, gone: gone.signal, route: { ...route, live: live! } });
    return { status: 200, headers, body: {} };
  } catch (thrown) {
    return { ...hosted.problem(thrown, 'en'), headers };
  } finally {
    gone.abort();
  }
}
