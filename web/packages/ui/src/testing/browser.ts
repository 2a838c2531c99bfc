import { TextDecoder, TextEncoder } from 'node:util';
import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';

export { FakeWorker } from './fake-worker.ts';

// a second is too little on a loaded machine
configure({ asyncUtilTimeout: 60_000 });

/** What parts ask a browser for and jsdom does not have: no layout, and media by the width of the window. */
class NoLayout implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What a router makes of a change of the page. */
class PageRequest {
  readonly method = 'GET';
  readonly url: string;
  readonly signal?: AbortSignal;
  constructor(url: string, { signal }: { signal?: AbortSignal } = {}) {
    this.url = url;
    this.signal = signal;
  }
}

const fits = (query: string): boolean =>
  [...query.matchAll(/\((min|max)-width: ?([\d.]+)px\)/g)].some(([, bound, width]) =>
    bound === 'min' ? innerWidth >= Number(width) : innerWidth <= Number(width),
  );

const matchMedia = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: fits(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Object.assign(globalThis, {
  // Testing Library looks here to learn of fake timers
  jest,
  TextDecoder,
  TextEncoder,
  ResizeObserver: NoLayout,
  IntersectionObserver: NoLayout,
  Request: PageRequest,
  matchMedia,
  CSS: { escape: (text: string) => text },
});
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
Blob.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(this);
  });
};

/** Makes it noon of a day (YYYY-MM-DD) for the rest of the file; timers run on. */
export const setToday = (day: string): void => setTime(`${day}T12:00:00`);

/** Sets the clock of the device; timers run on. */
export function setTime(time: string): void {
  jest.useFakeTimers({
    now: new Date(time),
    doNotFake: [
      'cancelAnimationFrame',
      'clearImmediate',
      'clearInterval',
      'clearTimeout',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'setImmediate',
      'setInterval',
      'setTimeout',
    ],
  });
}
