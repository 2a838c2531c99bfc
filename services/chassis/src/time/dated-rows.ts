import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { rowForReach, during, keyOf } from './periods.ts';
import { rowAsOf, withoutPlans } from './as-of.ts';
import { type Moment } from './timeline.ts';
import { type QueryScope } from '../declare/scope.ts';
import {
  GuardedRows,
  maxRowsPerPage,
  type ListArgs,
  type Page,
  countCap,
  type Search,
} from '../access/guarded-rows.ts';
import { type Row, type RowRecord, type Clause, type RowPage, dayAt } from '../ports/index.ts';
import { z } from 'zod';

/** Day meant and instant known, as a caller gives them; today's rows without a day. */
export interface MomentArgs {
  asOf?: string | null;
  knownAt?: string | null;
}

export class DatedRows<R extends object = Row> extends GuardedRows<R> {
  override async one(scope: QueryScope, id: string, given: MomentArgs = {}): Promise<R | null> {
    const moment = momentOf(scope, given);
    if (!moment) return super.one(scope, id);
    const record = await scope.rows(this.model).get(scope.organization, id);
    return record && this.past(scope, record, moment);
  }

  override async byIds(scope: QueryScope, ids: readonly string[], given: MomentArgs = {}): Promise<(R | null)[]> {
    if (ids.length <= maxRowsPerPage && momentOf(scope, given))
      return Promise.all(ids.map((id) => this.one(scope, id, given)));
    return super.byIds(scope, ids);
  }

  override async search(scope: QueryScope, args: ListArgs & MomentArgs): Promise<Search<R>> {
    const moment = momentOf(scope, args);
    return moment ? this.pastSearch(scope, args, moment) : super.search(scope, args);
  }

  override list(scope: QueryScope, args: ListArgs & MomentArgs, withTotal: boolean): Promise<Page<R>> {
    return super.list(scope, args, withTotal);
  }

  /**
   * The row of a day, where today's reach and the place of that day allow it. On a day to come the place is today's:
   * plans give no right before they are due.
   */
  private async past(
    scope: QueryScope,
    { id, stream, doc }: RowRecord<R>,
    moment: Moment,
    ahead = moment.asOf > scope.today(),
  ): Promise<R | null> {
    if (!mayLookBack(this.model, scope)) return null;
    if (ahead && !this.reaches(scope, doc)) return null;
    const events = await scope.events.read(stream);
    const record = rowAsOf(
      this.model,
      this.readsPlans(scope, doc) ? events : withoutPlans(this.model, events),
      id,
      moment,
    );
    const row = record?.doc;
    return row ? this.seenBy(scope, row, ahead ? doc : rowForReach(this.model, doc, row)) : null;
  }

  readsPlans(scope: QueryScope, row: R): boolean {
    const { plansGuard } = this.model;
    return plansGuard === undefined || scope.domain.policy.mayRead(plansGuard, new Set(this.kinds(scope, row)));
  }

  /** Rows of a day by periods, each from its own past. Days to come are today's for whoever may not read all plans. */
  private async pastSearch(scope: QueryScope, args: ListArgs, given: Moment): Promise<Search<R>> {
    const ahead = given.asOf > scope.today();
    const moment = ahead && !this.readsAllPlans(scope) ? { ...given, asOf: scope.today() } : given;
    const { where, words } = this.where(scope, args.filter ?? {});
    return {
      rows: await scope.periods(this.model),
      query: { where: [...where, ...during(moment)], words, reach: await this.pastReach(scope, ahead) },
      shown: async (found) => {
        const periods = found as readonly RowRecord[];
        const records = await scope.rows(this.model).getMany(scope.organization, periods.map(keyOf));
        const today = new Map(records.map((record) => [record.id, record]));
        const rows = await Promise.all(
          periods.map((period) => this.past(scope, today.get(keyOf(period))!, moment, ahead)),
        );
        return rows.filter((row) => row !== null);
      },
    };
  }

  override readsAll(scope: QueryScope): boolean {
    return mayLookBack(this.model, scope) && this.readsAllPlans(scope) && super.readsAll(scope);
  }

  private readsAllPlans(scope: QueryScope): boolean {
    const { plansGuard, reach, access } = this.model;
    return plansGuard === undefined || scope.domain.policy.readsEverywhere(scope.principal, reach, plansGuard, access);
  }

  /** Reach by periods: the place is the period's; all else, and everything on a day to come, is today's. */
  private async pastReach(scope: QueryScope, ahead: boolean): Promise<readonly Clause[] | undefined> {
    const clauses = this.reach(scope);
    if (!clauses) return undefined;
    const isPlace = ({ index }: Clause): boolean => !ahead && index === this.model.placedBy;
    const byToday = clauses.filter((clause) => !isPlace(clause));
    const byPlace = clauses.filter(isPlace);
    if (byToday.length === 0) return byPlace;
    const page: RowPage = { sort: { index: 'id', descending: false }, offset: 0, limit: countCap };
    const reached = await scope.rows(this.model).find(scope.organization, { where: [], reach: byToday }, page);
    return [...byPlace, { index: 'key', in: reached.map(({ id }) => id) }];
  }
}

/** null for today's rows. @throws Refused constraint_violation */
export function momentOf(scope: QueryScope, { asOf, knownAt }: MomentArgs): Moment | null {
  if (!asOf && !knownAt) return null;
  const fields = Object.fromEntries(
    Object.entries({
      asOf: asOf && !isDay(asOf) && (/^\d{4}-\d{2}-\d{2}$/.test(asOf) ? 'date_invalid' : 'date_format'),
      knownAt: knownAt && !instantOf(knownAt) && 'date_time_invalid',
    }).flatMap(([field, name]) => (name ? [[field, { name }]] : [])),
  );
  if (Object.keys(fields).length > 0) throw new Refused('constraint_violation', { fields });
  const instant = knownAt ? instantOf(knownAt)! : undefined;
  return {
    asOf: asOf ?? dayAt(instant!, scope.principal.zone),
    knownAt: instant?.toString({ smallestUnit: 'millisecond' }),
  };
}

function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}

function instantOf(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}

/** Rows with a restricted history show their past to the same roles only. */
function mayLookBack({ history }: AnyReadModel, { principal, domain }: QueryScope): boolean {
  return typeof history !== 'object' || domain.policy.hasRole(principal, history.roles);
}
