import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Service } from '../../declare/service.ts';
import { leftWork } from '../../read/derived-projector.ts';
import { type Projection, projectionsOf } from '../../read/projections.ts';
import { catchUp, type RowsCheck, takeUntil } from '../../proof/verified-log.ts';
import { type ContentCheck, type Report } from '../../proof/verify.ts';
import { BuildingRows } from '../../embedded/rows/building-rows.ts';
import { filesOf } from '../../embedded/rows/model-files.ts';
import { declarationIn, isMadeFor, note } from '../../embedded/rows/model-tables.ts';
import { type RawLog } from '../../embedded/log/raw-log.ts';
import { compareRows } from '../../embedded/rows/row-comparison.ts';
import { RowLayout } from '../../embedded/rows/row-layout.ts';
import { Database } from '../../embedded/sqlite.ts';

interface Evidence {
  folder: string;
  /** Where rows are made anew; removed by whoever made it. */
  scratch: string;
  log: RawLog;
  isFrozen: boolean;
}

/** Rows of a folder to be compared. */
export interface ComparedRows extends RowsCheck {
  /** Brings the new rows to the stored ones' place, reports what differs, answers how many there are. */
  compare(log: RawLog, report: Report): Promise<number>;
}

/** The stores of rows of a service, each with a new one in `scratch`. */
export async function comparedRows(
  service: Service,
  content: ContentCheck,
  evidence: Evidence,
): Promise<ComparedRows[]> {
  return Promise.all(
    projectionsOf(service, content.log).map((projection) => comparedOf(projection, content, evidence)),
  );
}

async function comparedOf(
  projection: Projection,
  content: ContentCheck,
  { folder, scratch, log, isFrozen }: Evidence,
): Promise<ComparedRows> {
  const { declaration } = projection;
  const { name } = declaration;
  const nothing = (why: string): ComparedRows => ({ name, why, take: async () => undefined, compare: async () => 0 });
  const stored = openStored(projection, join(folder, 'read-models'), isFrozen);
  if (!stored) return nothing('not there, built at the next start');
  const until = placeIn(stored, log.epoch);
  if (until === undefined) {
    stored.close();
    return nothing('of another log, built anew at the next start');
  }
  const fresh = new Database(join(scratch, `${name}.db`), {
    synchronous: 'NORMAL',
    secureDelete: true,
    mapped: true,
    bulk: true,
  });
  const rows = new BuildingRows(fresh, declaration);
  const projector = projection.over(rows, log.epoch);
  const compared: ComparedRows = {
    name,
    take: (events, last) => takeUntil(projector, events, last, until),
    compare: async (raw, report) => {
      try {
        // one view of the stored rows and of how far they reach, while somebody may go on writing
        stored.exec('BEGIN');
        if (projection.model.derivation && hasLeftWork(stored)) {
          compared.why = 'a job is still deriving some of them';
          return 0;
        }
        const now = placeIn(stored, raw.epoch) ?? until;
        await catchUp(projector, content, raw, now);
        await projector.keepCheckpoint(0, true);
        rows.finish(() => undefined);
        return compareRows(stored, fresh, new RowLayout(declaration), ({ organization, id, what }) =>
          report({ where: `${name}, organization ${organization}, ${id}`, what }),
        );
      } finally {
        stored.close();
        fresh.close();
      }
    },
  };
  return compared;
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
function placeIn(db: Database, epoch: string): string | undefined {
  const [of, position] = (note(db, 'checkpoint') ?? `${epoch}:`).split(':');
  return of === epoch ? position : undefined;
}
