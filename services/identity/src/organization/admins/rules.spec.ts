import { describe, expect, it } from '@jest/globals';
import { given, stateAfter } from '@kadro/chassis/testing/rules';
import fc from 'fast-check';
import { admins, type AdminsEvent } from './events.ts';
import { release, type Standing } from './rules.ts';
import { type AdminsState } from './state.ts';

const at = '2026-01-05T08:00:00.000Z';
const minutesLater = (minutes: number) => Temporal.Instant.from(at).add({ minutes });
const now = minutesLater(1);

const released = (employeeId: string, revision: number) => ({
  type: 'SuperAdminReleased' as const,
  data: { employeeId, revision },
});
const standing = (employeeId: string, revision: number, isSuperAdmin = true): Standing => ({
  employeeId,
  revision,
  isSuperAdmin,
});
const letGo =
  (others: readonly Standing[], when = now) =>
  (state: AdminsState): AdminsEvent[] =>
    release(state, standing('p1', 7), { others, now: when });

describe('letting a super admin go', () => {
  it('is recorded with the revision of the person', () =>
    given(admins)
      .when(letGo([standing('p2', 3)]))
      .then(released('p1', 7)));
  it('wants another one', () => {
    given(admins).when(letGo([])).rejected('last_super_admin');
    given(admins)
      .when(letGo([standing('p2', 3, false)]))
      .rejected('last_super_admin');
    given(admins)
      .when(letGo([standing('p1', 7)]))
      .rejected('last_super_admin');
  });
  it('does not count who was let go and may be gone any moment', () =>
    given(admins, [released('p2', 3)])
      .when(letGo([standing('p2', 3)]))
      .rejected('last_super_admin'));
  it('counts who was let go and has stayed: the stream went on without it', () =>
    given(admins, [released('p2', 3)])
      .when(letGo([standing('p2', 4)]))
      .then(released('p1', 7)));
  it('counts who was let go by a command that ended long ago without a word', () => {
    const past = [released('p2', 3)];
    given(admins, past)
      .when(letGo([standing('p2', 3)], minutesLater(15)))
      .rejected('last_super_admin');
    given(admins, past)
      .when(letGo([standing('p2', 3)], minutesLater(16)))
      .then(released('p1', 7));
  });
  it('records it anew where the same was recorded before', () =>
    given(admins, [released('p1', 7)])
      .when(letGo([standing('p2', 3)]))
      .then(released('p1', 7)));
});

/** Streams of an organization and of its people, and commands on them that may stop at any step for ever. */
class Company {
  readonly people: { revision: number; isSuperAdmin: boolean }[];
  private readonly releases: AdminsEvent[] = [];

  constructor(count: number) {
    this.people = Array.from({ length: count }, () => ({ revision: 0, isSuperAdmin: true }));
  }

  /** Takes the role of one; each `next` is a read or an append, others run in between. */
  *taking(target: number): Generator<void> {
    for (;;) {
      const { revision, isSuperAdmin } = this.people[target]!;
      if (!isSuperAdmin) return;
      yield;
      const seen = this.releases.length;
      const state = stateAfter(admins, this.releases);
      yield;
      const others: Standing[] = [];
      for (const [n, one] of this.people.entries()) {
        if (n !== target) others.push(standing(String(n), one.revision, one.isSuperAdmin));
        yield;
      }
      let events: AdminsEvent[];
      try {
        events = release(state, standing(String(target), revision), { others, now });
      } catch {
        return;
      }
      if (this.releases.length !== seen) continue;
      this.releases.push(...events);
      yield;
      if (this.append(target, revision, false)) return;
    }
  }

  /** Gives the role, or changes something else of a person. */
  *changing(target: number, isSuperAdmin: boolean): Generator<void> {
    const { revision, isSuperAdmin: before } = this.people[target]!;
    yield;
    this.append(target, revision, before || isSuperAdmin);
  }

  private append(target: number, revision: number, isSuperAdmin: boolean): boolean {
    if (this.people[target]!.revision !== revision) return false;
    this.people[target] = { revision: revision + 1, isSuperAdmin };
    return true;
  }
}

describe('whoever takes the role from whomever, however it falls out', () => {
  it('leaves a super admin', () => {
    const command = fc.record({ target: fc.nat(3), does: fc.constantFrom('take', 'take', 'give', 'other') });
    const run = fc.record({
      people: fc.integer({ min: 1, max: 4 }),
      commands: fc.array(command, { minLength: 2, maxLength: 6, size: 'max' }),
      turns: fc.array(fc.nat(5), { maxLength: 90, size: 'max' }),
    });
    fc.assert(
      fc.property(run, ({ people, commands, turns }) => {
        const company = new Company(people);
        const running = commands.map(({ target, does }) =>
          does === 'take' ? company.taking(target % people) : company.changing(target % people, does === 'give'),
        );
        for (const turn of turns) {
          running[turn % running.length]!.next();
          expect(company.people.some(({ isSuperAdmin }) => isSuperAdmin)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
