import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Service } from '../../declare/service.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { leftWork } from '../../read/derived/left-work.ts';
import { asOldAs } from '../../read/derived/said-rows.ts';
import { AsideEvents } from '../../read/set-aside.ts';
import { type Projection, projectionsOf } from '../../read/projections.ts';
import { isKeptWhole } from '../../read/remembered-commands.ts';
import { type Projector } from '../../read/projector.ts';
import { catchUp, type RowsCheck, takeUntil } from '../../proof/verified-log.ts';
import { type ContentCheck, type Report } from '../../proof/verify.ts';
import { BuildingRows } from '../../embedded/rows/building-rows.ts';
import { filesOf } from '../../embedded/rows/model-files.ts';
import { declarationIn, isMadeFor, note } from '../../embedded/rows/model-tables.ts';
import { type RawLog } from '../../embedded/log/raw-log.ts';
import { compareRows } from '../../embedded/rows/row-comparison.ts';
import { RowLayout } from '../../embedded/rows/row-layout.ts';
import { Database } from '../../embedded/sqlite.ts';

const rowsAtOnce = 1_000;

interface Evidence {
  folder: string;
  /** Where rows are made anew; removed by whoever made it. */
  scratch: string;
  log: RawLog;
  isFrozen: boolean;
}

export interface ComparedRows extends RowsCheck {
  /** Brings the new rows up to the stored ones, reports what differs, answers how many there are. */
  compare(log: RawLog, report: Report): Promise<number>;
}

export async function comparedRows(
  service: Service,
  content: ContentCheck,
  evidence: Evidence,
): Promise<ComparedRows[]> {
  return projectionsOf(service, content.log, { aside: new AsideEvents(content.log), isUnread: true })
    .filter(isKeptWhole)
    .map((projection) => comparedOf(projection, content, evidence));
}

function comparedOf(projection: Projection, content: ContentCheck, evidence: Evidence): ComparedRows {
  const { declaration } = projection;
  const stored = openStored(projection, join(evidence.folder, 'read-models'), evidence.isFrozen);
  if (!stored) return notCompared(declaration.name, 'not there, built at the next start');
  const until = positionIn(stored, evidence.log.epoch);
  if (until !== undefined) return new ComparedModel(projection, content, evidence, { stored, until });
  stored.close();
  return notCompared(declaration.name, 'of another log, built anew at the next start');
}

const notCompared = (name: string, why: string): ComparedRows => ({
  name,
  why,
  take: async () => undefined,
  compare: async () => 0,
});

/** A stored read model up to `until`, beside the same made anew. */
class ComparedModel implements ComparedRows {
  readonly name: string;
  why?: string;
  readonly #projection: Projection;
  readonly #content: ContentCheck;
  readonly #stored: Database;
  readonly #until: string;
  readonly #fresh: Database;
  readonly #rows: BuildingRows;
  readonly #projector: Projector;

  constructor(
    projection: Projection,
    content: ContentCheck,
    { scratch, log }: Evidence,
    { stored, until }: { stored: Database; until: string },
  ) {
    this.name = projection.declaration.name;
    [this.#projection, this.#content, this.#stored, this.#until] = [projection, content, stored, until];
    this.#fresh = new Database(join(scratch, `${this.name}.db`), {
      synchronous: 'NORMAL',
      secureDelete: true,
      mapped: true,
      bulk: true,
    });
    this.#rows = new BuildingRows(this.#fresh, projection.declaration);
    this.#projector = projection.over(this.#rows, log.epoch);
  }

  take(events: readonly OpenEvent[], last: string): Promise<void> {
    return takeUntil(this.#projector, events, last, this.#until);
  }

  async compare(log: RawLog, report: Report): Promise<number> {
    const [stored, fresh] = [this.#stored, this.#fresh];
    try {
      // one view of the stored rows and of how far they reach, while somebody may go on writing
      stored.exec('BEGIN');
      if (this.#projection.model.derivation && hasLeftWork(stored)) {
        this.why = 'a job is still deriving some of them';
        return 0;
      }
      await catchUp(this.#projector, this.#content, log, positionIn(stored, log.epoch) ?? this.#until);
      await this.#projector.keepCheckpoint(0, true);
      if (this.#projection.model.derivation) await takeInstants(stored, this.#rows);
      this.#rows.finish(() => undefined);
      return compareRows(stored, fresh, new RowLayout(this.#projection.declaration), ({ organization, id, what }) =>
        report({ where: `${this.name}, organization ${organization}, ${id}`, what }),
      );
    } finally {
      stored.close();
      fresh.close();
    }
  }
}

async function takeInstants(stored: Database, rows: BuildingRows): Promise<void> {
  const sql = `SELECT r.n, o.name, r.id, r.doc FROM rows r JOIN organizations o ON o.n = r.org
    WHERE r.n > ? ORDER BY r.n LIMIT ${rowsAtOnce}`;
  const checkpoint = (await rows.checkpoint()) ?? '';
  for (let page = stored.all(sql, 0); page.length > 0; page = stored.all(sql, page.at(-1)![0])) {
    const changes = page.flatMap(([, name, key, document]) => {
      const [organization, id] = [String(name), String(key)];
      const record = rows.get(organization, id);
      return record ? [{ organization, id, record: asOldAs(record, String(document)) }] : [];
    });
    await rows.apply(checkpoint, changes);
  }
}

function hasLeftWork(stored: Database): boolean {
  const sql = 'SELECT 1 FROM rows r JOIN organizations o ON o.n = r.org WHERE o.name = ? LIMIT 1';
  return stored.get(sql, leftWork) !== undefined;
}

/** The file that is read today, where it was made for today's declaration. */
function openStored({ declaration }: Projection, folder: string, isFrozen: boolean): Database | null {
  if (!existsSync(folder)) return null;
  const file = filesOf(folder, declaration.name).find(
    ({ version, isComplete }) => isComplete && version === declaration.version,
  );
  if (!file) return null;
  const db = new Database(file.path, isFrozen ? 'frozen' : { synchronous: 'NORMAL', readOnly: true, mapped: true });
  if (isMadeFor(declaration, declarationIn(db, declaration))) return db;
  db.close();
  return null;
}

/** How far stored rows reach; undefined for those of another epoch. */
function positionIn(db: Database, epoch: string): string | undefined {
  const [of, position] = (note(db, 'checkpoint') ?? `${epoch}:`).split(':');
  return of === epoch ? position : undefined;
}
