const reloadedFor = 'kadro.reloaded-for';
const entryOf = (html: string): string | undefined =>
  /<script\b[^>]*\btype="module"[^>]*>/.exec(html)?.[0].match(/\bsrc="([^"]+)"/)?.[1];

/** What of the browser decides about a reload. */
export interface PageOfBuild {
  /** The page as the server has it now. */
  fetchPage: () => Promise<string>;
  /** The first script of the page that is shown. */
  entry: string | undefined;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether something is typed and not saved. */
  isUnsaved: () => boolean;
  reload: () => void;
}

/** Reloads once for each newer build, never while something is unsaved; without storage, never. */
export async function reloadOnce({ fetchPage, entry, storage, isUnsaved, reload }: PageOfBuild): Promise<void> {
  try {
    const newer = entryOf(await fetchPage());
    if (entry === undefined || newer === undefined || newer === entry || isUnsaved()) return;
    if (storage.getItem(reloadedFor) === newer) return;
    storage.setItem(reloadedFor, newer);
    reload();
  } catch {
    // The server does not answer, or the browser refuses storage: the page stays as it is.
  }
}

async function fetchPage(): Promise<string> {
  const answer = await fetch(location.href, { cache: 'no-store', headers: { accept: 'text/html' } });
  return answer.ok ? answer.text() : '';
}

export const reloadForNewVersion = (): Promise<void> =>
  reloadOnce({
    fetchPage,
    entry: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined,
    // read when needed, as a browser may refuse it
    storage: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    // who guards unsaved input prevents this event
    isUnsaved: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    reload: () => location.reload(),
  });
