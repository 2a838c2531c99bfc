import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refused, type Refusal } from '../../../declare/refusal.ts';
import { type Wait } from '../../../ports/time/wait.ts';
import { formats, type Line } from '../table.ts';
import { tooLarge, unreadable } from './refusals.ts';

export type Answer = { lines: Line[] } | { refused: Refusal };

export interface Bounds {
  ms: number;
  heapMegabytes: number;
}

const usualBounds: Bounds = { ms: 60_000, heapMegabytes: 512 };

const zip = Buffer.from('PK\u0003\u0004', 'latin1');
/** Of workbooks with a password, and of what spreadsheets wrote before 2007. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** By its bytes, whatever it is called. @throws Refused for what only a spreadsheet can open */
export function isWorkbook(bytes: Uint8Array): boolean {
  const begins = (mark: Buffer): boolean => mark.equals(bytes.subarray(0, mark.length));
  if (begins(compound))
    throw Buffer.from(bytes).includes(encrypted) ? unreadable() : new Refused('file_format', { params: { formats } });
  return begins(zip);
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * The rows of a workbook, read in a thread of its own, one file after the other: whatever is in it holds nobody up.
 * @throws Refused as `linesOfSheet` does; import_workbook_too_large also where time or memory are at an end
 */
export function linesOfWorkbook(bytes: Uint8Array, wait: Wait, bounds = usualBounds): Promise<Line[]> {
  const own = turn.then(() => readOne(bytes, wait, bounds));
  turn = own.catch(() => undefined);
  return own;
}

async function readOne(bytes: Uint8Array, wait: Wait, { ms, heapMegabytes }: Bounds): Promise<Line[]> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: bytes,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: wait.deadline(ms) })) as [Answer];
    if ('lines' in answer) return answer.lines;
    const { name, ...more } = answer.refused;
    throw new Refused(name, more);
  } catch (thrown) {
    const { code } = thrown as { code?: string };
    throw code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ABORT_ERR' ? tooLarge() : thrown;
  } finally {
    await worker.terminate();
  }
}
