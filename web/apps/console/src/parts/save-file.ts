/** The URL must live until the browser has saved or drawn the file. */
const keptMs = 60_000;

function withAddress(blob: Blob, use: (url: string) => void): void {
  const url = URL.createObjectURL(blob);
  use(url);
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

export const saveFile = (blob: Blob, name: string): void =>
  withAddress(blob, (href) => Object.assign(document.createElement('a'), { href, download: name }).click());

export const openFile = (blob: Blob): void => withAddress(blob, (url) => window.open(url, '_blank', 'noopener'));
