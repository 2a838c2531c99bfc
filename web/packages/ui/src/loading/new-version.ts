const reloadedFor = 'kadro.reloaded-for';
const reloadedAt = 'kadro.reloaded-at';
/** Held by whichever tab renews the session (`Session` of @kadro/api). */
const renewalLock = 'kadro.refresh';
const leastBetweenMs = 30_000;
const entryOf = (html: string): string | undefined =>
  /<script\b[^>]*\btype="module"[^>]*>/.exec(html)?.[0].match(/\bsrc="([^"]+)"/)?.[1];

export interface CodeFailure {
  /** It arrived and is no code: a page keeps it so, and only the next page asks for it again. */
  isBroken: boolean;
  /** Somebody asked for another try, or the browser is connected anew. */
  isAsked: boolean;
}

export interface PageOfBuild {
  /** The page as the server has it now. */
  fetchPage: () => Promise<string>;
  /** The first script of the page that is shown. */
  entry: string | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether something is typed and not saved. */
  isUnsaved: () => boolean;
  reload: () => void;
  /** Absent in browsers without locks. */
  locks?: { request: (name: string, act: () => void) => Promise<unknown> } | undefined;
  /** The code that is kept, asked for again: what arrived broken may be kept beyond the page. */
  fetchCode: () => Promise<void>;
  now: () => number;
}

/**
 * Reloads once for each newer build, and for code that arrived broken when somebody asks, else at most every half
 * minute; never while something is unsaved, and without storage never.
 */
export async function reloadOnce(
  { fetchPage, entry, storage, isUnsaved, reload, locks, fetchCode, now }: PageOfBuild,
  { isBroken, isAsked }: CodeFailure,
): Promise<void> {
  try {
    const newer = entryOf(await fetchPage());
    if (entry === undefined || newer === undefined || isUnsaved()) return;
    const isNewer = newer !== entry && storage.getItem(reloadedFor) !== newer;
    const isTime = isAsked || now() - Number(storage.getItem(reloadedAt) ?? 0) >= leastBetweenMs;
    if (!isNewer && !(isBroken && isTime)) return;
    storage.setItem(reloadedFor, newer);
    storage.setItem(reloadedAt, String(now()));
    if (isBroken) await fetchCode();
    // the answer of a renewal that is cut off would be lost, and the session with it
    if (locks) await locks.request(renewalLock, reload);
    else reload();
  } catch {
    // The server does not answer, or the browser refuses storage: the page stays as it is.
  }
}

async function fetchPage(): Promise<string> {
  const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
  return answer.ok ? answer.text() : '';
}

async function fetchCode(): Promise<void> {
  const code = performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));
  await Promise.allSettled([...new Set(code)].map((url) => fetch(url, { cache: 'reload' })));
}

export const reloadForNewVersion = (failure: CodeFailure): Promise<void> =>
  reloadOnce(
    {
      fetchPage,
      fetchCode,
      now: () => Date.now(),
      entry: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
      // read when needed, as a browser may refuse it
      storage: {
        getItem: (key) => sessionStorage.getItem(key),
        setItem: (key, value) => sessionStorage.setItem(key, value),
      },
      // who guards unsaved input prevents this event
      isUnsaved: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
      reload: () => location.reload(),
      locks: navigator.locks,
    },
    failure,
  );
