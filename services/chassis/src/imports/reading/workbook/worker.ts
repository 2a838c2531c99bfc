import { parentPort, workerData } from 'node:worker_threads';
import { Refused } from '../../../declare/refusal.ts';
import { type Answer } from './thread.ts';
import { unreadable } from './refusals.ts';
import { linesOfSheet } from './sheet.ts';

const answer = (said: Answer): void => parentPort!.postMessage(said);

try {
  answer({ lines: await linesOfSheet(workerData as Uint8Array) });
} catch (thrown) {
  const { name, fields, params } = thrown instanceof Refused ? thrown : unreadable();
  answer({ refused: { name, fields, params } });
}
