import { createHook } from 'node:async_hooks';
import crypto from 'node:crypto';

/** Work of the thread pool and of threads; what it answers comes when it is done, not when the seed says. */
const kinds = /^(FSREQ|FILEHANDLECLOSEREQ|WORKER$|GETADDRINFOREQWRAP)|REQUEST$/;
const severalTimes = new Set(['WORKER']);
const patienceMs = 60_000;

const running = new Map<number, string>();
let isInLine = false;

createHook({
  trackPromises: false,
  init: (id, type) => void (!isInLine && kinds.test(type) && running.set(id, type)),
  after: (id) => void (severalTimes.has(running.get(id) ?? '') || running.delete(id)),
  destroy: (id) => void running.delete(id),
}).enable();

const inLine = [
  'sign',
  'verify',
  'hash',
  'hkdfSync',
  'pbkdf2Sync',
  'scryptSync',
  'argon2Sync',
  'generateKeySync',
  'generateKeyPairSync',
  'generatePrimeSync',
  'checkPrimeSync',
];

/** What answers at once is no work that goes on, but looks like it until its memory is freed. */
export function passOverInLine(): void {
  const functions = crypto as unknown as Record<string, (...given: unknown[]) => unknown>;
  for (const name of inLine) {
    const original = functions[name]!;
    functions[name] = (...given) => {
      if (typeof given.at(-1) === 'function') return original(...given);
      isInLine = true;
      try {
        return original(...given);
      } finally {
        isInLine = false;
      }
    };
  }
}

const now = performance.now.bind(performance);
const endOfTurn = setImmediate;

/** Resolves after all that is ready by itself: promises and what the process itself puts off to the next turn. */
const turn = (): Promise<void> => new Promise((resolve) => void endOfTurn(resolve));

/** Resolves when nothing goes on by itself any more. Has to be loaded before timers are replaced. */
export async function still(): Promise<void> {
  await turn();
  if (running.size === 0) return;
  const until = now() + patienceMs;
  while (running.size > 0) {
    await turn();
    if (now() > until) throw new Error(`Work of the process does not end: ${[...running.values()].join(', ')}.`);
  }
  await turn();
}
