import { chainOf } from './chain-of.ts';
import { isUndecided } from './moves.ts';
import { approverOf } from './readings.ts';
import { type Step, type StepKind } from './step.ts';

/** Of a person, what approvals ask. */
interface Person {
  id: string;
  status: string;
  superAdmin: boolean;
  generalManagers: readonly string[];
}

/** Who decides requests of one kind. */
interface Deciders<P> {
  kind: StepKind;
  /** A person's own managers, the earlier first. */
  managersOf: (person: P) => readonly string[];
  /** Whether somebody on such a list may decide. */
  mayApprove: (person: P) => boolean;
}

/** Where people are looked up. */
export interface Directory<P> {
  /** Those that exist, in any order. */
  byIds(ids: readonly string[]): Promise<readonly P[]>;
  /** Active ones. */
  superAdmins(): Promise<readonly P[]>;
}

export type Escalation = 'GENERAL_MANAGER' | 'SUPER_ADMIN' | null;

export interface Candidate {
  id: string;
  escalated: Escalation;
}

/** Who decides a person's requests of a kind: only those who are there and may (conventions, approval chains). */
export class Approvers<P extends Person> {
  private readonly deciders: Deciders<P>;

  constructor(deciders: Deciders<P>) {
    this.deciders = deciders;
  }

  /** Managers in order, else the general managers, else the super admins. @throws Rejection approver_missing */
  async chainFor(directory: Directory<P>, person: P): Promise<{ steps: Step[]; escalated: Escalation }> {
    const { managers, general } = await this.present(directory, person);
    const isAnyOther = [...managers, ...general].some((one) => one !== person.id);
    return chainOf({
      requester: person.id,
      managers,
      kind: this.deciders.kind,
      generalManagers: general,
      superAdmins: isAnyOther ? [] : await superAdminsOf(directory),
    });
  }

  /** In place of an approver who left, the nearest first. */
  async candidatesFor(directory: Directory<P>, person: P): Promise<Candidate[]> {
    const { managers, general } = await this.present(directory, person);
    const tiers = [
      [managers, null],
      [general, 'GENERAL_MANAGER'],
      [await superAdminsOf(directory), 'SUPER_ADMIN'],
    ] as const;
    return tiers.flatMap(([ids, escalated]) => ids.map((id) => ({ id, escalated })));
  }

  /**
   * Ids of undecided approvers among these people who left, or are no longer what their step asks for; `left` = one who
   * left after being asked, and may be back.
   */
  gone(steps: readonly Step[], people: ReadonlyMap<string, P>, left?: string): string[] {
    return steps.filter(isUndecided).flatMap((step) => {
      const person = people.get(approverOf(step));
      return person && (person.id === left || this.hasLeft(person, step)) ? [person.id] : [];
    });
  }

  private hasLeft(person: P, { kind, managerId }: Step): boolean {
    if (person.status !== 'ACTIVE') return true;
    // substitutes act by a right of their own
    if (managerId !== person.id) return false;
    const mayNot = kind === this.deciders.kind && !this.deciders.mayApprove(person);
    return mayNot || (kind === 'SUPER_ADMIN' && !person.superAdmin);
  }

  private async present(directory: Directory<P>, person: P): Promise<{ managers: string[]; general: string[] }> {
    const [managers, general] = [this.deciders.managersOf(person), person.generalManagers];
    const found = await directory.byIds([...new Set([...managers, ...general])]);
    const rows = new Map(found.map((row) => [row.id, row]));
    const active = (ids: readonly string[]): string[] => ids.filter((id) => rows.get(id)?.status === 'ACTIVE');
    return {
      managers: active(managers).filter((id) => this.deciders.mayApprove(rows.get(id)!)),
      general: active(general),
    };
  }
}

const superAdminsOf = async (directory: Directory<{ id: string }>): Promise<string[]> =>
  (await directory.superAdmins()).map(({ id }) => id);
