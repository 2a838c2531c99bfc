import { parentPort } from 'node:worker_threads';
import { type RowStoreDeclaration } from '../../../ports/row-store.ts';
import { emptyTables } from '../model-tables.ts';
import { RowLayout } from '../row-layout.ts';
import { Database, servedRows } from '../../sqlite.ts';
import { FileWriter } from './file-writer.ts';
import { type Order, type Outcome } from './thread.ts';

const declarations = new Map<string, RowStoreDeclaration>();
const writers = new Map<string, FileWriter>();

/** Opened when something is written for the first time. */
function writerOf(path: string): FileWriter {
  const known = writers.get(path);
  if (known) return known;
  const declaration = declarations.get(path)!;
  const db = new Database(path, servedRows);
  const writer = new FileWriter(db, new RowLayout(declaration), () => emptyTables(db, declaration));
  writers.set(path, writer);
  return writer;
}

function close(path: string): void {
  writers.get(path)?.close();
  writers.delete(path);
  declarations.delete(path);
}

function done({ path, work }: Order): boolean | undefined {
  if (work.act === 'truncate') return writerOf(path).truncate();
  if (work.act === 'rewrite') return writerOf(path).rewrite();
  if (work.act === 'open') declarations.set(path, work.declaration);
  else if (work.act === 'apply') writerOf(path).apply(work.checkpoint, work.changes);
  else if (work.act === 'clear') writerOf(path).clear();
  else close(path);
  return undefined;
}

function outcomeOf(order: Order): Outcome {
  try {
    return { n: order.n, answer: done(order) };
  } catch (failed) {
    const { message, code, errcode } = failed as { message: string; code?: string; errcode?: number };
    return { n: order.n, failed: { message, code, errcode } };
  }
}

parentPort!.on('message', (order: Order) => parentPort!.postMessage(outcomeOf(order)));
