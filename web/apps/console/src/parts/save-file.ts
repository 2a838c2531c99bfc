/** A file needs its address until the browser has kept or drawn it. */
const keptMs = 60_000;

function withAddress(blob: Blob, use: (url: string) => void): void {
  const url = URL.createObjectURL(blob);
  use(url);
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** Lets the browser keep a file under a name. */
export const saveFile = (blob: Blob, name: string): void =>
  withAddress(blob, (href) => Object.assign(document.createElement('a'), { href, download: name }).click());

/** Shows a file in a tab of its own. */
export const openFile = (blob: Blob): void => withAddress(blob, (url) => window.open(url, '_blank', 'noopener'));
