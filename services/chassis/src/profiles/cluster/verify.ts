import { type Finding } from '../../ports/shared/verification.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Service } from '../../declare/service.ts';
import { type LogHead, publicKeyOf, headSecret } from '../../proof/log-head.ts';
import { compareKept, readThrough, type Side, sideOf, type Verified } from '../../proof/verified-log.ts';
import { type ContentCheck } from '../../proof/verify.ts';
import { type ClusterEngines } from './config.ts';
import { EventStoreDb } from '../../cluster/eventstore/event-store.ts';
import { type ComparedMongoRows, comparedMongoRows } from './compared-rows.ts';
import { Mongo } from '../../cluster/mongodb/connection.ts';
import { VerifiedMongoKeys } from '../../cluster/mongodb/keys/verified-keys.ts';
import { EngineLog } from '../../cluster/verified-source.ts';

interface VerifyEnginesOptions {
  engines: ClusterEngines;
  services: readonly Service[];
  kept: readonly LogHead[];
  report: (finding: Finding) => void;
  progress: (done: number) => void;
}

/**
 * Verifies the whole log of the engines, beside their processes or without them, and compares every row made from it.
 * Writes nothing on the engines. @throws ForeignMasterKey, StoreUnavailable, Error where somebody was forgotten or rows
 * were built in between
 */
export async function verifyEngines({ engines, services, kept, ...options }: VerifyEnginesOptions): Promise<Verified> {
  const { namespace } = engines;
  const events = await EventStoreDb.open(engines.eventStore, namespace);
  const mongo = new Mongo(engines.mongodb);
  const scratch = mkdtempSync(join(tmpdir(), 'kadro-verify-'));
  let problems = 0;
  const report = (finding: Finding): void => (problems++, options.report(finding));
  try {
    const keys = new VerifiedMongoKeys(mongo, namespace, engines.masterKey, engines.formerMasterKey);
    const [forgotten, headKey] = [await keys.forgotten(), publicKeyOf(await keys.existingSecret(headSecret))];
    const log = new EngineLog(events);
    const rowsOf = (service: Service, content: ContentCheck) =>
      comparedMongoRows(service, content, { mongo, namespace, epoch: events.epoch, log, scratch });
    const sides: Side<ComparedMongoRows>[] = [];
    for (const service of services) sides.push(await sideOf(service, { log, keys, headKey, report, rowsOf }));
    const read = await readThrough(log, sides, report, options.progress);
    const rows = sides.flatMap((side) => side.rows);
    compareKept(kept, sides, report);
    let count = 0;
    for (const one of rows) count += await one.compare(report);
    if ((await keys.forgotten()) !== forgotten)
      throw new Error('Something was forgotten in the meantime: run it again.');
    const left = rows.flatMap(({ name, why }) => (why ? [{ name, why }] : []));
    return {
      ...read,
      heads: sides.reduce((sum, side) => sum + side.heads.length, 0),
      models: rows.length - left.length,
      rows: count,
      problems,
      left,
    };
  } finally {
    await Promise.all([events.close(), mongo.close()]);
    rmSync(scratch, { recursive: true, force: true });
  }
}
