import { type Act } from '../people/act.ts';

interface Shown {
  id: string;
  employeeId: string;
  leaveTypeId: string;
  status: string;
}

/** What is known of a request from what was acknowledged. */
interface Expected {
  leaveTypeId?: string;
  /** Where it can be by now: others may have decided, and answers may have been lost. */
  statuses: ReadonlySet<string>;
}

const fresh = ['PENDING', 'APPROVED', 'NEED_EXTRA_DETAIL'];

/** Requests for leave as a list that knows acts and answers only. */
export class LeaveModel {
  readonly #requests = new Map<string, Expected>();
  /** Types of leave that somebody asked for, and the answer was lost. */
  readonly #perhaps = new Set<unknown>();
  /** Somebody was let go: his leave ends with him, on whatever day. */
  #hasEnded = false;

  take({ asked, answer, mistake }: Act): void {
    if (asked.path.endsWith('/resign')) this.#hasEnded = true;
    if (asked.path === '/graphql' || !asked.path.includes('/leave-requests')) return;
    const isUnknown = answer === null || answer.status >= 500;
    if (!isUnknown && answer.status >= 400) return;
    const [, id, verb] = /\/leave-requests\/(?:(?:processes\/)?([\w-]{36}))?(?:\/(\w+))?$/.exec(asked.path) ?? [];
    if (asked.method === 'POST' && asked.path.endsWith('/leave-requests')) {
      if (isUnknown) this.#perhaps.add(asked.body?.['leaveTypeId']);
      else this.#know(String(answer.body['id']), { leaveTypeId: mistake ? undefined : asked.body?.['leaveTypeId'] });
    } else if (id && verb === 'cancel') this.#may(id, ['CANCELLED']);
    else if (id && asked.path.includes('/processes/'))
      this.#may(id, asked.body?.['approved'] === true ? ['APPROVED'] : ['DENIED']);
    else if (id) this.#know(id, {});
    for (const one of (asked.body?.['ids'] as string[] | undefined) ?? []) this.#may(one, ['APPROVED', 'DENIED']);
  }

  /** What a shown request cannot be; undefined where it can. */
  problemOf({ id, leaveTypeId, status }: Shown): string | undefined {
    const known = this.#requests.get(id);
    if (!known) return this.#perhaps.has(leaveTypeId) ? undefined : `${id} is shown, and nobody asked for it`;
    if (known.leaveTypeId !== undefined && known.leaveTypeId !== leaveTypeId)
      return `${id} is of ${leaveTypeId}, and ${known.leaveTypeId} was asked for`;
    if (status === 'CANCELLED' && this.#hasEnded) return undefined;
    return known.statuses.has(status) ? undefined : `${id} is ${status}, and nobody made it so`;
  }

  #know(id: string, { leaveTypeId }: { leaveTypeId?: unknown }): void {
    const before = this.#requests.get(id)?.statuses ?? [];
    this.#requests.set(id, {
      ...(typeof leaveTypeId === 'string' && { leaveTypeId }),
      statuses: new Set([...before, ...fresh]),
    });
  }

  #may(id: string, statuses: readonly string[]): void {
    const known = this.#requests.get(id);
    if (known) this.#requests.set(id, { ...known, statuses: new Set([...known.statuses, ...statuses]) });
  }
}
