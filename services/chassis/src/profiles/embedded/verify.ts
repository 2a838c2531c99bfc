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

export interface VerifyOptions {
  folder: string;
  keys: string;
  masterKey: string;
  destroyedKeys: string;
  services: readonly Service[];
  kept?: readonly LogHead[];
  report: (finding: Finding) => void;
  progress: (done: number, total: number) => void;
}

/** Verifies a whole log and compares every row made from it. Writes nothing in the folder. */
export async function verifyFolder(options: VerifyOptions): Promise<Verified> {
  const evidence = openEvidence(options);
  const { log, keys, scratch } = evidence;
  let problems = 0;
  const report = (finding: Finding): void => (problems++, options.report(finding));
  try {
    const forgotten = keys.forgotten();
    const sides = await sidesOf(options, evidence, report);
    for (const damage of log.damage()) report({ where: 'events.db', what: damage });
    for (const stream of log.repeated()) report({ where: stream, what: 'the same event stands in it twice' });
    const { events, streams } = await readThrough(log, sides, report, (done) =>
      options.progress(done, Math.max(done, log.headNumber())),
    );
    compareKept(options.kept ?? [], sides, report);
    const models = sides.flatMap((side) => side.rows);
    let rows = 0;
    for (const one of models) rows += await one.compare(log, report);
    if (keys.forgotten() !== forgotten) throw new Error('Something was forgotten in the meantime: run it again.');
    const left = models.flatMap(({ name, why }) => (why ? [{ name, why }] : []));
    const heads = sides.reduce((sum, side) => sum + side.heads.length, 0);
    return { events, streams, heads, models: models.length - left.length, rows, problems, left };
  } finally {
    log.close();
    keys.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

interface Evidence {
  log: RawLog;
  keys: VerifiedKeys;
  scratch: string;
  /** Whether the folder is a back-up: nobody writes it, and nothing may be made in it. */
  isFrozen: boolean;
}

function openEvidence(options: VerifyOptions): Evidence {
  const isFrozen = existsSync(join(options.folder, manifestFile));
  const log = new RawLog(join(options.folder, 'events.db'), isFrozen);
  const keysDb = new Database(
    join(options.keys, 'keys.db'),
    isFrozen ? 'frozen' : { synchronous: 'NORMAL', readOnly: true },
  );
  const keys = new VerifiedKeys(keysDb, masterKey(options.masterKey, false), options.destroyedKeys);
  return { log, keys, scratch: mkdtempSync(join(tmpdir(), 'kadro-verify-')), isFrozen };
}

async function sidesOf(
  { folder, services }: VerifyOptions,
  evidence: Evidence,
  report: (finding: Finding) => void,
): Promise<Side<ComparedRows>[]> {
  const { log, keys } = evidence;
  const sides: Side<ComparedRows>[] = [];
  for (const service of services) {
    const headKey = publicKeyOf(keys.existingSecret(headSecret));
    const rowsOf = (of: Service, content: ContentCheck) => comparedRows(of, content, { folder, ...evidence });
    sides.push(await sideOf(service, { log, keys, headKey, report, rowsOf }));
  }
  return sides;
}
