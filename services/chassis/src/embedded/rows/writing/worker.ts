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
  switch (work.act) {
    case 'open':
      return void declarations.set(path, work.declaration);
    case 'apply':
      return void writerOf(path).apply(work.checkpoint, work.changes);
    case 'clear':
      return void writerOf(path).clear();
    case 'truncate':
      return writerOf(path).truncate();
    case 'rewrite':
      return writerOf(path).rewrite();
    case 'close':
      return void close(path);
  }
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
