import { type Finding } from '../../ports/shared/verification.ts';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service } from '../../declare/service.ts';
import { type LogHead, publicKeyOf, headSecret } from '../../proof/log-head.ts';
import { compareKept, readThrough, type Side, sideOf, type Verified } from '../../proof/verified-log.ts';
import { type ContentCheck } from '../../proof/verify.ts';
import { manifestFile } from '../../embedded/backup/manifest.ts';
import { type ComparedRows, comparedRows } from './compared-rows.ts';
import { masterKey } from '../../embedded/keys/master-key.ts';
import { RawLog } from '../../embedded/log/raw-log.ts';
import { Database } from '../../embedded/sqlite.ts';
import { VerifiedKeys } from '../../embedded/keys/verified-keys.ts';

/** What is verified, and with what. */
export interface VerifyOptions {
  /** A data folder or a back-up. */
  folder: string;
  /** Folder of `keys.db`. */
  keys: string;
  masterKey: string;
  /** File that lists destroyed keys. */
  destroyedKeys: string;
  services: readonly Service[];
  /** Heads that were kept elsewhere. */
  kept?: readonly LogHead[];
  report: (finding: Finding) => void;
  progress: (done: number, total: number) => void;
}

/**
 * Reads a whole log, proves what can be proven of it, and compares every row made from it. Writes nothing in the
 * folder.
 */
export async function verifyFolder(options: VerifyOptions): Promise<Verified> {
  const { folder } = options;
  // nobody writes a back-up, and nothing may be made in it
  const isFrozen = existsSync(join(folder, manifestFile));
  const log = new RawLog(join(folder, 'events.db'), isFrozen);
  const keysDb = new Database(
    join(options.keys, 'keys.db'),
    isFrozen ? 'frozen' : { synchronous: 'NORMAL', readOnly: true },
  );
  const keys = new VerifiedKeys(keysDb, masterKey(options.masterKey, false), options.destroyedKeys);
  const scratch = mkdtempSync(join(tmpdir(), 'kadro-verify-'));
  let problems = 0;
  const report = (finding: Finding): void => (problems++, options.report(finding));
  try {
    const forgotten = keys.forgotten();
    const sides: Side<ComparedRows>[] = [];
    const rowsOf = (service: Service, content: ContentCheck) =>
      comparedRows(service, content, { folder, scratch, log, isFrozen });
    for (const service of options.services)
      sides.push(
        await sideOf(service, { log, keys, headKey: publicKeyOf(keys.existingSecret(headSecret)), report, rowsOf }),
      );
    for (const damage of log.damage()) report({ where: 'events.db', what: damage });
    for (const stream of log.repeated()) report({ where: stream, what: 'the same event stands in it twice' });
    const { events, streams } = await readThrough(log, sides, report, (done) =>
      options.progress(done, Math.max(done, log.headPlace())),
    );
    const rows = sides.flatMap((side) => side.rows);
    compareKept(options.kept ?? [], sides, report);
    let count = 0;
    for (const one of rows) count += await one.compare(log, report);
    if (keys.forgotten() !== forgotten) throw new Error('Something was forgotten in the meantime: run it again.');
    const left = rows.flatMap(({ name, why }) => (why ? [{ name, why }] : []));
    return {
      events,
      streams,
      heads: sides.reduce((sum, side) => sum + side.heads.length, 0),
      models: rows.length - left.length,
      rows: count,
      problems,
      left,
    };
  } finally {
    log.close();
    keys.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}
