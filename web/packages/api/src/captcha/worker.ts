import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The page goes on while this works; null where it did not end in time. */
globalThis.onmessage = ({ data: challenge }: MessageEvent<Challenge>): void => {
  solveChallenge({ challenge, deriveKey }).then(
    (solution) => globalThis.postMessage(solution),
    () => globalThis.postMessage(null),
  );
};
