import { hasRole, type Principal } from '../people/roles.ts';
import { approverOf, askedNow, isOpen } from './readings.ts';
import { type RequestStatus, type Step, type StepKind, type StepState } from './step.ts';

/** A step as rows show it; what is absent is null. */
export interface ShownStep {
  order: number;
  kind: StepKind;
  managerId: string;
  state: StepState;
  at: string | null;
  note: string | null;
  actedBy: string | null;
  reason: Exclude<Step['reason'], undefined> | null;
}

/** As an event has it: its note is sealed beside the steps. */
export type UnnotedStep = Omit<Step, 'note'>;

/** For events, which seal the note of an act beside the steps. */
export const withoutNotes = (steps: readonly Step[]): UnnotedStep[] => steps.map(({ note: _note, ...step }) => step);

/** A step that did not move keeps its note, the one that was acted on gets the event's. */
export function stepsWithNotes(
  before: readonly ShownStep[],
  steps: readonly UnnotedStep[],
  act?: { by?: string; note?: string | null },
): ShownStep[] {
  return steps.map((step) => {
    const { order, kind, managerId, state, at = null, actedBy = null, reason = null } = step;
    const former = before.find((one) => one.order === order && one.managerId === managerId);
    const stays = former?.state === state && former.at === at;
    const isActed = act?.by !== undefined && (state === 'NEED_EXTRA_DETAIL' || approverOf(step) === act.by);
    return {
      order,
      kind,
      managerId,
      state,
      at,
      note: stays ? former.note : isActed ? (act.note ?? null) : null,
      actedBy,
      reason,
    };
  });
}

interface ChainFields {
  status: RequestStatus;
  steps: ShownStep[];
  /** Whose turn it is. */
  waitingFor: string[];
  /** In the chain, asked in a former one, or has decided. */
  namedIds: string[];
}

/** As the rules of a chain take it. */
export const unshown = (steps: readonly ShownStep[]): Step[] =>
  steps.map(({ order, kind, managerId, state, actedBy }) => ({
    order,
    kind,
    managerId,
    state,
    ...(actedBy && { actedBy }),
  }));

/** Those who had been asked before, and the whole chain as it is now. */
function namedIn(before: Pick<ChainFields, 'steps' | 'namedIds'> | null, steps: readonly ShownStep[]): string[] {
  const unasked = new Set(before?.steps.filter(({ state }) => state === 'WAITING').map(({ managerId }) => managerId));
  const stay = (before?.namedIds ?? []).filter((one) => !unasked.has(one));
  return [...new Set([...stay, ...unshown(steps).map(approverOf)])];
}

/** The chain's part of a row. While details are awaited, the request waits for nobody but the requester. */
export function statusFields(
  before: Pick<ChainFields, 'steps' | 'namedIds'> | null,
  steps: ShownStep[],
  status: RequestStatus,
): ChainFields {
  return {
    status,
    steps,
    waitingFor: isOpen(status) && status !== 'NEED_EXTRA_DETAIL' ? askedNow(unshown(steps)) : [],
    namedIds: namedIn(before, steps),
  };
}

/** Whether a reader may decide now: whose turn it is, or a super admin, and nobody on his own. */
export function mayDecide(
  { waitingFor, status, employeeId }: Pick<ChainFields, 'waitingFor' | 'status'> & { employeeId: string },
  principal: Principal,
): boolean {
  if (employeeId === principal.employeeId) return false;
  return waitingFor.includes(principal.employeeId) || (isOpen(status) && hasRole(principal, ['SUPER_ADMIN']));
}
