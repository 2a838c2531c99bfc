import { type VerifiedSource } from '../../ports/shared/verification.ts';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Service } from '../../declare/service.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { BuildingRows } from '../../embedded/rows/building-rows.ts';
import { Database } from '../../embedded/sqlite.ts';
import { type RowStoreDeclaration } from '../../ports/index.ts';
import { leftWork } from '../../read/derived/left-work.ts';
import { asOldAs } from '../../read/derived/said-rows.ts';
import { AsideEvents } from '../../read/set-aside.ts';
import { type Projection, projectionsOf } from '../../read/projections.ts';
import { isKeptWhole } from '../../read/remembered-commands.ts';
import { type Projector } from '../../read/projector.ts';
import { catchUp, type RowsCheck, takeUntil } from '../../proof/verified-log.ts';
import { type ContentCheck, type Report } from '../../proof/verify.ts';
import { keyOf, type Mongo, MongoCollection } from '../../cluster/mongodb/connection.ts';
import { isMadeFor, ModelNote, type NoteDocument, notesOf } from '../../cluster/mongodb/rows/model-notes.ts';
import { type RowDocument, RowLayout } from '../../cluster/mongodb/rows/row-layout.ts';

const rowsAtOnce = 500;
/** Rows that somebody changed while they were compared are looked at again so often. */
const mostRounds = 4;

interface Evidence {
  mongo: Mongo;
  namespace: string;
  epoch: string;
  log: VerifiedSource;
  /** Folder for rows that are made anew; removed by whoever made it. */
  scratch: string;
}

export interface ComparedMongoRows extends RowsCheck {
  /** Brings the new rows up to the stored ones, reports what differs, answers how many there are. */
  compare(report: Report): Promise<number>;
}

export async function comparedMongoRows(
  service: Service,
  content: ContentCheck,
  evidence: Evidence,
): Promise<ComparedMongoRows[]> {
  return Promise.all(
    projectionsOf(service, content.log, { aside: new AsideEvents(content.log), isUnread: true })
      .filter(isKeptWhole)
      .map((projection) => comparedOf(projection, content, evidence)),
  );
}

async function comparedOf(
  projection: Projection,
  content: ContentCheck,
  evidence: Evidence,
): Promise<ComparedMongoRows> {
  const { name } = projection.declaration;
  const served = await servedNote(evidence, projection.declaration);
  if (!served) return notCompared(name, 'not there, built at the next start');
  const position = () => positionNow(evidence, served._id);
  const until = await position();
  if (until === undefined) return notCompared(name, 'of another log, built anew at the next start');
  return new ComparedModel(projection, content, evidence, { served: served._id, until, position });
}

const notCompared = (name: string, why: string): ComparedMongoRows => ({
  name,
  why,
  take: async () => undefined,
  compare: async () => 0,
});

interface ServedRows {
  served: string;
  /** How far they reached when the comparison began. */
  until: string;
  position: () => Promise<string | undefined>;
}

class ComparedModel implements ComparedMongoRows {
  readonly name: string;
  why?: string;
  readonly #projection: Projection;
  readonly #content: ContentCheck;
  readonly #evidence: Evidence;
  readonly #served: ServedRows;
  readonly #stored: MongoCollection<RowDocument>;
  readonly #db: Database;
  readonly #rows: BuildingRows;
  readonly #projector: Projector;

  constructor(projection: Projection, content: ContentCheck, evidence: Evidence, served: ServedRows) {
    this.name = projection.declaration.name;
    [this.#projection, this.#content, this.#evidence, this.#served] = [projection, content, evidence, served];
    this.#stored = new MongoCollection(evidence.mongo, evidence.namespace, `rows.${served.served}`);
    this.#db = new Database(join(evidence.scratch, `${this.name}.db`), {
      synchronous: 'NORMAL',
      secureDelete: true,
      bulk: true,
    });
    this.#rows = new BuildingRows(this.#db, projection.declaration);
    this.#projector = projection.over(this.#rows, evidence.epoch);
  }

  take(events: readonly OpenEvent[], last: string): Promise<void> {
    return takeUntil(this.#projector, events, last, this.#served.until);
  }

  async compare(report: Report): Promise<number> {
    const { model } = this.#projection;
    try {
      if (model.derivation && (await this.#stored.use((rows) => rows.findOne({ o: leftWork })))) {
        this.why = 'a job is still deriving some of them';
        return 0;
      }
      return await compareAll({
        name: this.name,
        fresh: new FreshRows(this.#db, this.#rows, this.#projection),
        stored: this.#stored,
        report,
        toNow: () => this.#bringUp(),
      });
    } finally {
      this.#db.close();
    }
  }

  /** Brings new rows to where the stored ones are now. @throws Error where those were exchanged */
  async #bringUp(): Promise<string> {
    const until = await this.#served.position();
    if (until === undefined) throw new Error('Rows were built anew in the meantime: run it again.');
    await catchUp(this.#projector, this.#content, this.#evidence.log, until);
    await this.#projector.keepCheckpoint(0, true);
    this.#rows.flush();
    return until;
  }
}

const notesIn = ({ mongo, namespace }: Evidence): MongoCollection<NoteDocument> =>
  new MongoCollection(mongo, namespace, 'models');

async function servedNote(evidence: Evidence, declaration: RowStoreDeclaration): Promise<NoteDocument | undefined> {
  return (await notesOf(notesIn(evidence), declaration.name)).find(
    (note) => note.state === 'SERVED' && isMadeFor(declaration, note),
  );
}

/** How far stored rows reach; undefined for those of another epoch. */
async function positionNow(evidence: Evidence, served: string): Promise<string | undefined> {
  const checkpoint = (await new ModelNote(notesIn(evidence), served).read())?.checkpoint ?? `${evidence.epoch}:`;
  const [of, position] = checkpoint.split(':');
  return of === evidence.epoch ? position : undefined;
}

interface Comparison {
  name: string;
  fresh: FreshRows;
  stored: MongoCollection<RowDocument>;
  report: Report;
  toNow: () => Promise<string>;
}

/** What is stored of a later event than the new rows know is looked at again; in the end it is left. */
async function compareAll({ name, fresh, stored, report, toNow }: Comparison): Promise<number> {
  const differing = new Map<string, string>();
  let until = await toNow();
  let left: string[] = [];
  const look = (key: string, was: RowDocument | undefined): void => {
    if (was && was.p > until) return void left.push(key);
    const what = fresh.difference(key, was);
    if (what) differing.set(key, what);
  };
  const seen = await eachStored(stored, (was) => look(was._id, was));
  for (const key of fresh.keys()) if (!seen.has(key)) left.push(key);
  for (let round = 0; left.length > 0 && round < mostRounds; round++) {
    const again = left;
    [left, until] = [[], await toNow()];
    for (let n = 0; n < again.length; n += rowsAtOnce) {
      const keys = again.slice(n, n + rowsAtOnce);
      const found = new Map(
        (await stored.use((rows) => rows.find({ _id: { $in: keys } }).toArray())).map((one) => [one._id, one]),
      );
      for (const key of keys) look(key, found.get(key));
    }
  }
  for (const [key, what] of differing) {
    const [organization, id] = partsOf(key);
    report({ where: `${name}, organization ${organization}, ${id}`, what });
  }
  return fresh.count();
}

async function eachStored(
  stored: MongoCollection<RowDocument>,
  look: (was: RowDocument) => void,
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (let last = ''; ;) {
    const page = await stored.use((rows) =>
      rows
        .find({ _id: { $gt: last } })
        .sort({ _id: 1 })
        .limit(rowsAtOnce)
        .toArray(),
    );
    for (const was of page) {
      seen.add(was._id);
      look(was);
    }
    if (page.length < rowsAtOnce) return seen;
    last = page.at(-1)!._id;
  }
}

class FreshRows {
  readonly #db: Database;
  readonly #rows: BuildingRows;
  readonly #layout: RowLayout;

  readonly #isDerived: boolean;

  constructor(db: Database, rows: BuildingRows, { declaration, model }: Projection) {
    this.#isDerived = model.derivation !== undefined;
    this.#db = db;
    this.#rows = rows;
    this.#layout = new RowLayout(declaration);
  }

  keys(): string[] {
    return this.#db
      .all('SELECT o.name, r.id FROM rows r JOIN organizations o ON o.n = r.org')
      .map(([organization, id]) => keyOf(String(organization), String(id)));
  }

  count(): number {
    return Number(this.#db.get('SELECT count(*) FROM rows')![0]);
  }

  /** In what a stored row is not what the log says; undefined where it is. */
  difference(key: string, was: RowDocument | undefined): string | undefined {
    const [organization, id] = partsOf(key);
    const record = this.#rows.get(organization, id);
    const isThere = was?.d !== undefined;
    if (!record || !isThere) return record ? 'is missing' : isThere ? 'is too many' : undefined;
    const told = this.#isDerived ? asOldAs(record, was.d!) : record;
    const { document: should } = this.#layout.write({ organization, id, record: told }, '');
    const parts = [
      ...(was.s === should.s ? [] : ['stream']),
      ...(isDeepStrictEqual(was.w, should.w) ? [] : ['searched words']),
      ...indexesThatDiffer(was, should),
      ...fieldsThatDiffer(was.d!, should.d!),
    ];
    return parts.length > 0 ? `differs in ${parts.join(', ')}` : undefined;
  }
}

function partsOf(key: string): [organization: string, id: string] {
  const at = key.indexOf('/');
  return [decodeURIComponent(key.slice(0, at)), key.slice(at + 1)];
}

const indexesThatDiffer = ({ x: was = {} }: RowDocument, { x: should = {} }: RowDocument): string[] =>
  [...new Set([...Object.keys(was), ...Object.keys(should)])]
    .filter((name) => !isDeepStrictEqual(was[name], should[name]))
    .map((name) => `index ${name}`);

/** Names of fields; their order depends on when a row was written. */
function fieldsThatDiffer(was: string, should: string): string[] {
  if (was === should) return [];
  try {
    const [one, other] = [JSON.parse(was), JSON.parse(should)] as [Record<string, unknown>, Record<string, unknown>];
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
      (field) => !isDeepStrictEqual(one[field], other[field]),
    );
  } catch {
    return ['all of it'];
  }
}
