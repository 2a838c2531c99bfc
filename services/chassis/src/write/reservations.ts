import { clientIdKind, isClientIdUsed } from './client-ids.ts';
import { comparable } from '../declare/texts/rules.ts';
import {
  type Collision,
  type ReservationKind,
  type ReservedValues,
  type ReservationRequest,
  type TakenValues,
} from '../declare/streams/reservations.ts';
import { type Held, type Holder, isSame, reportedCollisions, reservedAll, reservedAnew } from './reserved-anew.ts';
import { type CommandContext } from '../declare/streams/decisions.ts';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { decider, event } from '../declare/streams/decider.ts';
import { type Row } from '../ports/index.ts';
import { readModel } from '../declare/models/read-model.ts';
import { reservationsRepaired } from '../observe/metrics.ts';
import { Refused } from '../declare/refusal.ts';
import { type ServiceContext } from '../declare/service.ts';

interface ReservationState {
  owner: string | null;
  organization: string | null;
}

/** Organization of streams of values unique over all organizations. */
export const everywhere = 'everywhere';
const sweepAfterMs = 15 * 60_000;

export const reservation = decider({
  name: 'reservation',
  initial: { owner: null, organization: null } as ReservationState,
  events: {
    ValueReserved: event(1, z.object({ kind: z.string(), owner: z.string(), organization: z.string() })),
    ValueReleased: event(1, z.object({ kind: z.string(), owner: z.string() })),
  },
  evolve: {
    ValueReserved: (_state, { owner, organization }) => ({ owner, organization }),
    ValueReleased: () => ({ owner: null, organization: null }),
  },
});

/** Twice for the same owner yields nothing. @throws Refused same_record_exist */
export function reserve(
  state: ReservationState,
  request: { kind: string; owner: string; organization: string; field: string },
) {
  const { field, ...data } = request;
  if (state.owner === request.owner && state.organization === request.organization) return [];
  if (state.owner) throw new Refused('same_record_exist', { fields: { [field]: { name: 'already_used' } } });
  return [{ type: 'ValueReserved' as const, data }];
}

/** Only what the owner holds. */
export function release(
  state: ReservationState,
  { kind, owner, organization }: { kind: string; owner: string; organization: string },
) {
  return state.owner === owner && state.organization === organization
    ? [{ type: 'ValueReleased' as const, data: { kind, owner } }]
    : [];
}

/** For sign-in (whose e-mail is this) and the sweeper. Never offered outside. */
export const reservations = readModel(reservation).rows({
  name: 'reservations',
  row: 'Reservation',
  version: 2,
  schema: z.object({ id: z.string(), kind: z.string(), owner: z.string(), organization: z.string(), at: z.string() }),
  indexes: { at: { path: 'at' }, owner: { path: 'owner' } },
  reach: {},
  access: [],
  project: {
    ValueReserved: (_row, { data, at }) => ({ ...data, at }),
    ValueReleased: () => null,
  },
});

/** Uniqueness across streams: reserve, append, release the old value; a sweeper frees what nobody holds. */
export class Reservations implements ReservedValues {
  private readonly service: ServiceContext;
  private readonly kinds: Record<string, ReservationKind>;
  private readonly pepper: Buffer;
  private sweptUntil = '';

  constructor(service: ServiceContext, kinds: Record<string, ReservationKind>, pepper: Buffer) {
    this.service = service;
    this.kinds = kinds;
    this.pepper = pepper;
  }

  async check(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<void> {
    for (const { kind, value, field, owner: other } of requests) {
      const { id, organization } = this.streamOf(kind, value, context.organization);
      const { state } = await this.service.loop.state<ReservationState>(reservation, organization, id);
      reserve(state, { kind, owner: other ?? owner, field, organization: context.organization });
    }
  }

  async take(requests: readonly ReservationRequest[], owner: string, context: CommandContext): Promise<TakenValues> {
    const { organization } = context;
    const taken: ReservationRequest[] = [];
    const found: ReservationRequest[] = [];
    const giveBack = async (): Promise<void> => {
      for (const one of taken) await this.releaseUnheld(one.kind, one.value, one.owner ?? owner, context, 'giveBack');
    };
    // checked before any write: a refusal leaves no trace, but for a race
    await this.check(requests, owner, context);
    for (const one of requests) {
      try {
        ((await this.takeOne(one, one.owner ?? owner, context)) ? taken : found).push(one);
      } catch (refused) {
        await giveBack();
        throw refused;
      }
    }
    const confirm = async (): Promise<void> => {
      for (const { kind, value, owner: own = owner } of found)
        await this.reserveHeld({ kind, value, owner: own, organization });
    };
    return { giveBack, confirm };
  }

  /** Whether it was not the owner's before. */
  private async takeOne(
    { kind, value, field }: ReservationRequest,
    owner: string,
    context: CommandContext,
  ): Promise<boolean> {
    const { id, organization } = this.streamOf(kind, value, context.organization);
    const request = { kind, owner, field, organization: context.organization };
    // a new key each time: a repeat of the command can take again what was given back
    const key = `${context.key}/reserve/${kind}/${this.service.ports.ids.random()}`;
    const outcome = await this.service.loop.run<ReservationState>(
      reservation,
      id,
      { ...context, organization, key },
      (state) => reserve(state, request),
    );
    return !outcome.repeated;
  }

  async releaseReplaced(
    requests: readonly ReservationRequest[],
    owner: string,
    context: CommandContext,
  ): Promise<void> {
    for (const { kind, value, replaces } of requests) {
      if (replaces && this.hash(kind, replaces) !== this.hash(kind, value))
        await this.releaseUnheld(kind, replaces, owner, context, 'replaced');
    }
  }

  async releaseAll(kinds: readonly string[], owner: string, context: CommandContext): Promise<void> {
    for (const scope of [context.organization, everywhere]) {
      const found = await this.service
        .rows(reservations)
        .find(
          scope,
          { where: [{ index: 'owner', eq: owner }] },
          { sort: { index: 'id', descending: false }, offset: 0, limit: 100 },
        );
      for (const { doc } of found)
        if (doc.organization === context.organization && kinds.includes(String(doc.kind))) await this.free(scope, doc);
    }
  }

  async ownerOf(
    kind: string,
    value: string,
    within: string = everywhere,
  ): Promise<{ organization: string; owner: string } | null> {
    const { id, organization } = this.streamOf(kind, value, within);
    const found = await this.service.rows(reservations).get(organization, id);
    return found ? { organization: String(found.doc.organization), owner: String(found.doc.owner) } : null;
  }

  /** The first of a process checks all, for an interrupted command's may be old; later ones what came of age since. */
  async sweep(now: Temporal.Instant): Promise<number> {
    const before = now.subtract({ milliseconds: sweepAfterMs }).toString({ smallestUnit: 'millisecond' });
    let freed = 0;
    for (const scope of await this.service.rows(reservations).organizations())
      freed += await this.sweepScope(scope, this.sweptUntil, before);
    this.sweptUntil = before;
    return freed;
  }

  /**
   * Where values were compared otherwise before, what rows hold is reserved anew; the sweeper frees the former. What two
   * hold alike is logged by ids and kept as a report.
   */
  async renew(): Promise<void> {
    const found = await reservedAnew(this.service, this.kinds, (request) => this.held(request));
    for (const one of found) this.service.logger.warn({ ...one }, 'a value that must be unique is held by two');
  }

  async repair(): Promise<number> {
    let repaired = 0;
    const found = await reservedAll(this.service, this.kinds, async (request) => {
      const row = await this.rowOf(request);
      if (row && isSame(row, request)) return row;
      const { holder, isNew } = await this.reserveHeld(request);
      if (isNew) {
        repaired++;
        reservationsRepaired.inc({ service: this.service.service.name, kind: request.kind });
      }
      return holder;
    });
    for (const one of found) this.service.logger.warn({ ...one }, 'a value that must be unique is held by two');
    return repaired;
  }

  async collisions(organization: string): Promise<Collision[]> {
    const found: Collision[] = [];
    for (const one of await reportedCollisions(this.service)) {
      if (one.organization !== organization) continue;
      const value = await this.valueOf(one.kind, organization, one.owner);
      const holder = value && (await this.holderOf(one.kind, value, organization));
      if (holder && !isSame(holder, one)) found.push({ ...one, holder });
    }
    return found;
  }

  private async valueOf(kind: string, organization: string, owner: string): Promise<string | null> {
    const held = this.kinds[kind]?.heldBy;
    const row = held && (await this.service.rows(held.model).get(organization, owner));
    return row ? held.value(row.doc) : null;
  }

  private async rowOf({ kind, value, organization }: Held): Promise<Holder | null> {
    const { id, organization: scope } = this.streamOf(kind, value, organization);
    const row = await this.service.rows(reservations).get(scope, id);
    return row && { owner: String(row.doc.owner), organization: String(row.doc.organization) };
  }

  /** Who has this value reserved: the owner, where it is free. */
  private async held({ kind, value, owner, organization }: Held): Promise<Holder> {
    const row = await this.rowOf({ kind, value, owner, organization });
    if (row && isSame(row, { owner, organization })) return row;
    return (await this.reserveHeld({ kind, value, owner, organization })).holder;
  }

  /** By the log; `isNew`: nobody had it. */
  private async reserveHeld({ kind, value, owner, organization }: Held): Promise<{ holder: Holder; isNew: boolean }> {
    const { id, organization: scope } = this.streamOf(kind, value, organization);
    const key = `anew/${id}/${this.service.ports.ids.random()}`;
    const context = { organization: scope, actor: 'system', key, body: '', correlation: 'anew' };
    let holder: Holder = { organization, owner };
    const { repeated } = await this.service.loop.run<ReservationState>(reservation, id, context, (state) => {
      const isTaken = state.owner !== null && state.organization !== null;
      holder = isTaken ? { organization: state.organization!, owner: state.owner! } : { organization, owner };
      return isTaken ? [] : reserve(state, { kind, owner, organization, field: kind });
    });
    return { holder, isNew: !repeated };
  }

  private async holderOf(kind: string, value: string, organization: string): Promise<Holder | null> {
    const { id, organization: scope } = this.streamOf(kind, value, organization);
    const { owner, organization: of } = (await this.service.loop.state<ReservationState>(reservation, scope, id)).state;
    return owner !== null && of !== null ? { organization: of, owner } : null;
  }

  private async sweepScope(scope: string, from: string, to: string): Promise<number> {
    let freed = 0;
    let after = '';
    for (;;) {
      const where = [
        { index: 'at', from, to },
        { index: 'id', from: `${after}\u0000` },
      ];
      const page = await this.service
        .rows(reservations)
        .find(scope, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: 100 });
      for (const { doc } of page) freed += (await this.isHeld(doc)) ? 0 : await this.free(scope, doc);
      if (page.length < 100) return freed;
      after = page.at(-1)!.id;
      // in-process stores answer at once: let others have their turn
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  private async isHeld(doc: Row): Promise<boolean> {
    if (doc.kind === clientIdKind) return isClientIdUsed(this.service, String(doc.organization), String(doc.owner));
    const kind = this.kinds[String(doc.kind)];
    if (!kind) return true;
    const owner = await this.service.rows(kind.heldBy.model).get(String(doc.organization), String(doc.owner));
    const value = owner && kind.heldBy.value(owner.doc);
    return !!value && this.hash(String(doc.kind), value) === doc.id;
  }

  private async free(organization: string, doc: Row): Promise<number> {
    const context = {
      organization,
      actor: 'system',
      key: `sweep/${doc.id}/${String(doc.revision as number)}`,
      body: '',
      correlation: 'sweep',
    };
    const data = { kind: String(doc.kind), owner: String(doc.owner), organization: String(doc.organization) };
    await this.service.loop.run<ReservationState>(reservation, doc.id, context, (state) => release(state, data));
    return 1;
  }

  /** Gives back what the owner does not hold: another of his commands may have stored it meanwhile. */
  private async releaseUnheld(
    kind: string,
    value: string,
    owner: string,
    context: CommandContext,
    step: string,
  ): Promise<void> {
    const held = { kind, value, owner, organization: context.organization };
    if (await this.mayHold(held)) return;
    await this.release(kind, value, owner, context, step);
    if (await this.mayHold(held)) await this.reserveHeld(held);
  }

  /** By the rows of now; where these are late the value stays, and the sweeper looks. */
  private async mayHold({ kind, value, owner, organization }: Held): Promise<boolean> {
    if (!(await this.service.caughtUp(await this.service.ports.events.head()))) return true;
    if (kind === clientIdKind) return isClientIdUsed(this.service, organization, owner);
    const now = await this.valueOf(kind, organization, owner);
    return now !== null && this.hash(kind, now) === this.hash(kind, value);
  }

  private async release(
    kind: string,
    value: string,
    owner: string,
    context: CommandContext,
    step: string,
  ): Promise<void> {
    const { id, organization } = this.streamOf(kind, value, context.organization);
    const own = { ...context, organization, key: `${context.key}/${step}/${kind}/${this.service.ports.ids.random()}` };
    await this.service.loop.run<ReservationState>(reservation, id, own, (state) =>
      release(state, { kind, owner, organization: context.organization }),
    );
  }

  private streamOf(kind: string, value: string, organization: string): { id: string; organization: string } {
    return { id: this.hash(kind, value), organization: this.kinds[kind]?.everywhere ? everywhere : organization };
  }

  private hash(kind: string, value: string): string {
    const text = `${kind}\u0000${comparable(value)}`;
    return `${kind}.${createHmac('sha256', this.pepper).update(text).digest('base64url')}`;
  }
}
