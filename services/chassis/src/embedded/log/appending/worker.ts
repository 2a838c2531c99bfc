import { parentPort, workerData } from 'node:worker_threads';
import { Database } from '../../sqlite.ts';
import { type AppendText, commitAppends } from './appends.ts';
import { type Outcome } from './thread.ts';

const db = new Database(workerData as string, { synchronous: 'FULL' });

function outcomeOf(appends: readonly AppendText[]): Outcome {
  try {
    return { committed: commitAppends(db, appends) };
  } catch (failed) {
    return { failed: (failed as Error).message };
  }
}

parentPort!.on('message', (appends: readonly AppendText[] | 'close') => {
  if (appends !== 'close') return parentPort!.postMessage(outcomeOf(appends));
  db.close();
  parentPort!.close();
});
