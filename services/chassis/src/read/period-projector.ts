import { type AsideEvents } from './set-aside.ts';
import { type Wait } from '../ports/time/wait.ts';
import { isDeepStrictEqual } from 'node:util';
import { seenOf, project } from '../declare/models/projection.ts';
import { type MaybePromise, inTurn, after } from '../ports/shared/maybe-promise.ts';
import { type OpenEvent } from '../declare/streams/open-event.ts';
import { forever, type PeriodRow, periodsName } from '../time/periods.ts';
import { timeOf, concerning } from '../time/as-of.ts';
import { type RowStore, type RowChange, type Row, type RowRecord, type Clause } from '../ports/index.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type TimeOf, dayOf, timelineOf } from '../time/timeline.ts';
import { type EventReader } from '../sealing/event-reader.ts';
import { type ProjectedOnce } from './projected-once.ts';
import { Projector } from './projector.ts';

/** One row per period of a row, for lists of any day. Closed ones stay for what was known then. */
export class PeriodProjector extends Projector {
  override readonly mayLag = true;
  override readonly foretells = false;
  // a head and the periods that an event opens and closes
  protected override readonly rowsPerTransaction = 600;
  private readonly log: EventReader;
  private readonly time: TimeOf;
  private readonly paths: readonly (readonly string[])[];

  constructor(
    model: AnyReadModel,
    rows: RowStore,
    epoch: string,
    log: EventReader,
    options?: { wait?: Wait; aside?: AsideEvents; once?: ProjectedOnce },
  ) {
    super(model, rows, epoch, options);
    this.log = log;
    this.time = timeOf(model);
    this.paths = [...Object.values(model.indexes).map(({ path }) => path), ...(model.search ? [model.search] : [])]
      .filter((path) => path !== 'updatedDateTime')
      .map((path) => path.split('.'));
  }

  override get name(): string {
    return periodsName(this.model);
  }

  protected override change(event: OpenEvent, pending: Map<string, RowChange>): MaybePromise<void> {
    if (this.time(event.name)?.settles) return;
    return inTurn(this.model.keys(seenOf(event)), (key) => this.advanceKey(event, key, pending));
  }

  protected override async drop(
    { organization, stored }: OpenEvent,
    key: string,
    pending: Map<string, RowChange>,
  ): Promise<void> {
    if ((await this.rows.get(organization, key))?.stream !== stored.stream) return;
    for (const { id } of await this.periodsOf(organization, key, pending, []))
      pending.set(`${organization}/${id}`, { organization, id, record: null });
    pending.set(`${organization}/${key}`, { organization, id: key, record: null });
  }

  private advanceKey(event: OpenEvent, key: string, pending: Map<string, RowChange>): MaybePromise<void> {
    const { organization, stored } = event;
    return after(this.row(organization, key, pending), (record) => {
      if (record && record.stream !== stored.stream) return;
      if (record?.position && stored.position <= record.position) return;
      const head = (record?.doc ?? { id: key, next: 0, last: null, lastDay: '', doc: null }) as HeadRow;
      return after(head.last === null ? null : this.row(organization, head.last, pending), (last) =>
        this.advanceHead(event, head, last ? (last.doc as PeriodRow) : null, pending),
      );
    });
  }

  private advanceHead(
    event: OpenEvent,
    head: HeadRow,
    open: PeriodRow | null,
    pending: Map<string, RowChange>,
  ): MaybePromise<void> {
    const isNew = head.next === 0;
    if (!(isNew || (head.doc && open)) || !this.follows(event, head.lastDay)) return this.remake(event, head, pending);
    this.write(
      event,
      head.id,
      { head, ...this.appended(event, head.id, head.doc, open), current: open ? [open] : [] },
      pending,
    );
  }

  private async remake(event: OpenEvent, head: HeadRow, pending: Map<string, RowChange>): Promise<void> {
    const remade = await this.remade(event, head.id);
    this.write(
      event,
      head.id,
      {
        head,
        ...remade,
        current: await this.periodsOf(event.organization, head.id, pending, [{ index: 'knownTo', eq: forever }]),
      },
      pending,
    );
  }

  /** Counts from the last known day or later: only the end of the timeline moves. */
  private follows(event: OpenEvent, lastDay: string): boolean {
    const time = this.time(event.name);
    const superseded = time?.superseded ? event.data[time.superseded] : undefined;
    return (
      !time?.plans &&
      !time?.revokes &&
      !(Array.isArray(superseded) && superseded.length > 0) &&
      dayOf(event, time) >= lastDay
    );
  }

  private appended(event: OpenEvent, key: string, before: Row | null, last: PeriodRow | null): Timeline {
    const { organization, stored } = event;
    const day = dayOf(event, this.time(event.name));
    const record = before && { organization, id: key, stream: stored.stream, doc: before };
    const known = this.once?.docOf(event, key, before);
    const doc = known === undefined ? (project(this.model, record, seenOf(event), key, stored)?.doc ?? null) : known;
    const values = doc && this.values(doc);
    if (last && isDeepStrictEqual(values, last.values)) return { doc, lastDay: day, periods: [last] };
    const former = last && last.from < day ? [{ from: last.from, to: day, values: last.values }] : [];
    return { doc, lastDay: day, periods: [...former, ...(values ? [{ from: day, to: forever, values }] : [])] };
  }

  private async remade(event: OpenEvent, key: string): Promise<Timeline> {
    const { stream, revision } = event.stored;
    const known = concerning(this.model, await this.log.read(stream), key).filter(
      (one) => one.stored.revision <= revision && this.projects(one),
    );
    const periods: Period[] = [];
    let row: RowRecord | null = null;
    let lastDay = '';
    for (const [day, together] of Map.groupBy(timelineOf(known, this.time), (one) => one.day)) {
      for (const { event: counted } of together) row = project(this.model, row, seenOf(counted), key, counted.stored);
      lastDay = day;
      const values = row && this.values(row.doc);
      const last = periods.at(-1);
      if (last && isDeepStrictEqual(last.values, values)) continue;
      if (last?.to === forever) last.to = day;
      if (values) periods.push({ from: day, to: forever, values });
    }
    return { doc: row?.doc ?? null, lastDay, periods };
  }

  /** Closes what is no longer known, opens what is from now on. */
  private write(
    { organization, stored }: OpenEvent,
    key: string,
    { head, doc, lastDay, periods, current }: Timeline & { head: HeadRow; current: readonly PeriodRow[] },
    pending: Map<string, RowChange>,
  ): void {
    const put = (row: Row): void => {
      const slot = `${organization}/${row.id}`;
      // in this order: a head implies its periods
      pending.delete(slot);
      pending.set(slot, {
        organization,
        id: row.id,
        record: { organization, id: row.id, stream: stored.stream, doc: row, position: stored.position },
      });
    };
    const isSame = (one: Period, other: Period): boolean =>
      one.from === other.from && one.to === other.to && isDeepStrictEqual(one.values, other.values);
    for (const row of current) {
      if (periods.some((period) => isSame(period, row))) continue;
      if (row.knownFrom === stored.at)
        pending.set(`${organization}/${row.id}`, { organization, id: row.id, record: null });
      else put({ ...row, knownTo: stored.at });
    }
    let { next } = head;
    let last: string | null = null;
    for (const { from, to, values } of periods) {
      const stays = current.find((row) => isSame(row, { from, to, values }));
      const id = stays?.id ?? `${key}~${next++}`;
      if (!stays) put({ id, key, from, to, knownFrom: stored.at, knownTo: forever, values });
      last = id;
    }
    put({ id: key, next, last, lastDay, doc });
  }

  private async periodsOf(
    organization: string,
    key: string,
    pending: ReadonlyMap<string, RowChange>,
    where: readonly Clause[],
  ): Promise<PeriodRow[]> {
    const found = await this.rows.find(
      organization,
      { where: [{ index: 'key', eq: key }, ...where] },
      { sort: { index: 'id', descending: false }, offset: 0, limit: 10_000 },
    );
    const rows = new Map(found.map(({ id, doc }) => [id, doc as PeriodRow]));
    for (const change of pending.values()) {
      if (change.organization !== organization || !change.id.startsWith(`${key}~`)) continue;
      if (change.record) rows.set(change.id, change.record.doc as PeriodRow);
      else rows.delete(change.id);
    }
    return [...rows.values()].filter(({ knownTo }) => where.length === 0 || knownTo === forever);
  }

  /** Indexed values, at the same paths. */
  private values(doc: Row): Record<string, unknown> {
    const picked: Record<string, unknown> = {};
    for (const path of this.paths) {
      let from: Record<string, unknown> | undefined = doc;
      let to = picked;
      for (const part of path.slice(0, -1)) {
        from = from?.[part] as Record<string, unknown> | undefined;
        to = (to[part] ??= {}) as Record<string, unknown>;
      }
      to[path.at(-1)!] = from?.[path.at(-1)!] ?? null;
    }
    return picked;
  }
}

/** End of a row's timeline, so that what follows need not read the past. */
export interface HeadRow extends Row {
  next: number;
  last: string | null;
  /** Last day that anything known counts from. */
  lastDay: string;
  doc: Row | null;
}

export type Period = Pick<PeriodRow, 'from' | 'to' | 'values'>;

/** The last row, and the periods up to it, or the last of them. */
export interface Timeline {
  doc: Row | null;
  lastDay: string;
  periods: readonly Period[];
}
