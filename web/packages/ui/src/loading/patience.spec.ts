import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { codeOutage, delayAfter, patiently, readAgainAfter } from './patience.ts';
import { reloadOnce, type CodeFailure, type PageOfBuild } from './new-version.ts';

const target = new EventTarget();

beforeEach(() => {
  Object.assign(globalThis, {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  });
});
afterEach(() => void jest.useRealTimers());

const lookForNothing = () => Promise.resolve();

function failing(times: number) {
  const load = jest.fn(() =>
    load.mock.calls.length <= times ? Promise.reject(new Error('lost')) : Promise.resolve('code'),
  );
  return load;
}

describe('delayAfter', () => {
  it('doubles up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(delayAfter)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

describe('readAgainAfter', () => {
  it('is five seconds at most', () => {
    expect([1, 2, 3, 4, 5, 60].map(readAgainAfter)).toEqual([1000, 2000, 4000, 5000, 5000, 5000]);
  });
});

describe('patiently', () => {
  it('tries again after a while, and tells when code does not arrive and when it does', async () => {
    jest.useFakeTimers();
    const states: boolean[] = [];
    const stop = codeOutage.subscribe(() => states.push(codeOutage.isNow()));
    const load = failing(2);
    const code = patiently(load, lookForNothing)();
    await jest.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(2000);
    await expect(code).resolves.toBe('code');
    stop();
    expect([load.mock.calls.length, states]).toEqual([3, [true, false]]);
  });

  it.each([
    ['the browser is connected again', () => void target.dispatchEvent(new Event('online'))],
    ['somebody asks for it', codeOutage.retry],
  ])('tries again at once when %s', async (_, act) => {
    jest.useFakeTimers();
    const load = failing(1);
    const code = patiently(load, lookForNothing)();
    await jest.advanceTimersByTimeAsync(0);
    act();
    await expect(code).resolves.toBe('code');
    expect([load.mock.calls.length, codeOutage.isNow()]).toEqual([2, false]);
  });
});

it('patiently tells whether code arrived broken, and whether another try was asked for', async () => {
  jest.useFakeTimers();
  const failures = [new TypeError('lost'), new SyntaxError('cut'), new SyntaxError('cut')];
  const look = jest.fn<(failure: CodeFailure) => Promise<void>>(() => Promise.resolve());
  const code = patiently(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve('code');
  }, look)();
  await jest.advanceTimersByTimeAsync(1000);
  codeOutage.retry();
  await jest.advanceTimersByTimeAsync(4000);
  await expect(code).resolves.toBe('code');
  expect(look.mock.calls.map(([{ isBroken, isAsked }]) => [isBroken, isAsked])).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ]);
});

describe('reloadOnce', () => {
  const lost = { isBroken: false, isAsked: false };
  const page = (entry: string) => `<head><link href="/x.js"><script type="module" crossorigin src="${entry}"></script>`;
  function browser(more: Partial<PageOfBuild> = {}) {
    const kept = new Map<string, string>();
    const reload = jest.fn();
    const build: PageOfBuild = {
      fetchPage: () => Promise.resolve(page('/new.js')),
      entry: '/old.js',
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
      isUnsaved: () => false,
      reload,
      fetchCode: () => Promise.resolve(),
      now: () => 100_000,
      ...more,
    };
    return { build, reload };
  }

  it('reloads once for a newer build, and again for the next', async () => {
    const { build, reload } = browser();
    await reloadOnce(build, lost);
    await reloadOnce(build, lost);
    expect(reload).toHaveBeenCalledTimes(1);
    await reloadOnce({ ...build, fetchPage: () => Promise.resolve(page('/newest.js')) }, lost);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits until no tab renews the session: the answer would be lost', async () => {
    const renewal = Promise.withResolvers<void>();
    const locks = { request: (_: string, act: () => void) => renewal.promise.then(act) };
    const { build, reload } = browser({ locks });
    const reloading = reloadOnce(build, lost);
    for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    renewal.resolve();
    await reloading;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<PageOfBuild>]>([
    ['the build is the same', { entry: '/new.js' }],
    ['something is typed and not saved', { isUnsaved: () => true }],
    ['the server does not answer', { fetchPage: () => Promise.reject(new TypeError('lost')) }],
    ['the answer is no page of the app', { fetchPage: () => Promise.resolve('<h1>Bad gateway</h1>') }],
    [
      'the browser refuses storage',
      {
        storage: {
          getItem: () => null,
          setItem: () => {
            throw new Error('refused');
          },
        },
      },
    ],
  ])('stays when %s', async (_, more) => {
    const { build, reload } = browser(more);
    await reloadOnce(build, lost);
    expect(reload).not.toHaveBeenCalled();
  });

  describe('code that arrived broken', () => {
    const broken = { isBroken: true, isAsked: false };

    it('is loaded with the page again, after what is kept of it is fetched anew', async () => {
      const acts: string[] = [];
      const { build } = browser({ entry: '/new.js', reload: () => void acts.push('reload') });
      await reloadOnce({ ...build, fetchCode: () => Promise.resolve(void acts.push('fetch')) }, broken);
      expect(acts).toEqual(['fetch', 'reload']);
    });

    it('reloads after half a minute, or when somebody asks', async () => {
      const { build, reload } = browser({ entry: '/new.js' });
      for (const at of [100_000, 129_999]) await reloadOnce({ ...build, now: () => at }, broken);
      expect(reload).toHaveBeenCalledTimes(1);
      await reloadOnce({ ...build, now: () => 130_000 }, broken);
      expect(reload).toHaveBeenCalledTimes(2);
      await reloadOnce({ ...build, now: () => 130_001 }, { ...broken, isAsked: true });
      expect(reload).toHaveBeenCalledTimes(3);
    });

    it('takes nothing that is typed and not saved', async () => {
      const { build, reload } = browser({ entry: '/new.js', isUnsaved: () => true });
      await reloadOnce(build, { ...broken, isAsked: true });
      expect(reload).not.toHaveBeenCalled();
    });
  });
});
