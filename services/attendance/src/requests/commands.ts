import { bulkOf, command, type CommandScope, type Decider, type EventTypes, type NewEvent } from '@kadro/chassis';
import { type AnyReadModel, type ReadModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { type DecisionFacts, decisionFacts, instantOf } from '../shared/decisions.ts';
import { correction } from '../periods/closed/shape.ts';
import { freeText } from '../shared/reasons.ts';
import { type Decision } from './rules.ts';
import { type RequestRow } from './rows/fields.ts';

interface Kind<S, E extends EventTypes, R extends RequestRow, F> {
  decider: Decider<S, E>;
  model: ReadModel<R>;
  /** Of its routes. */
  resource: string;
  /** Of its commands. */
  noun: string;
  /** In summaries. */
  what: string;
  area: string;
  /** What an approval needs to know; asked for a denial, too. */
  approvalFacts: (scope: CommandScope, row: R, input: Omit<Decision, 'id'>) => Promise<F>;
  decide: (state: S, decision: Decision, facts: DecisionFacts & F) => NewEvent<E>[];
  acts: {
    askDetail: (state: S, asked: { id: string; note: string }, facts: DecisionFacts) => NewEvent<E>[];
    giveDetail: (state: S, given: { id: string; note: string; at: string }) => NewEvent<E>[];
    cancel: (state: S, said: { id: string; reason: string; by: string; at: string }) => NewEvent<E>[];
  };
}

const note = z.strictObject({ note: freeText });

const ofOwner = { who: 'reach', reach: ['own'] } as const;
const ofDeciders = { who: 'reach', reach: ['named', 'all'] } as const;
const ofCancellers = { who: 'reach', reach: ['own', 'branches', 'all'] } as const;

const onRequest = ({ area, model }: { area: string; model: AnyReadModel }) =>
  ({ area, target: { on: model }, method: 'PUT' }) as const;

function processOf<S, E extends EventTypes, R extends RequestRow, F extends object>(kind: Kind<S, E, R, F>) {
  const { model, noun, resource, what } = kind;
  return command(kind.decider, {
    ...onRequest(kind),
    access: ofDeciders,
    name: `Process${noun}`,
    path: `${resource}/processes/{id}`,
    summary: `Approves or denies ${what} in one's turn`,
    input: z.strictObject({ approved: z.boolean(), note: freeText.nullish(), correction }),
    example: { approved: true },
    prepare: async (input, scope) => {
      const row = scope.foundRow<R>(model);
      const facts = { ...(await decisionFacts(scope, row)), ...(await kind.approvalFacts(scope, row, input)) };
      return { id: scope.rowId, facts };
    },
    decide: (state, input, { id, facts }) => kind.decide(state, { id, ...input }, facts),
  });
}

function askDetailOf<S, E extends EventTypes, R extends RequestRow, F extends object>(kind: Kind<S, E, R, F>) {
  const { model, noun, resource } = kind;
  return command(kind.decider, {
    ...onRequest(kind),
    access: ofDeciders,
    name: `Ask${noun}Detail`,
    path: `${resource}/processes/{id}/need-extra-detail`,
    summary: 'Asks the requester for more detail',
    input: note,
    example: { note: 'Who was there, too?' },
    prepare: async (_input, scope) => ({
      id: scope.rowId,
      facts: await decisionFacts(scope, scope.foundRow<R>(model)),
    }),
    decide: (state, input, { id, facts }) => kind.acts.askDetail(state, { id, note: input.note }, facts),
  });
}

function giveDetailOf<S, E extends EventTypes, R extends RequestRow, F extends object>(kind: Kind<S, E, R, F>) {
  return command(kind.decider, {
    ...onRequest(kind),
    access: ofOwner,
    name: `Give${kind.noun}Detail`,
    path: `${kind.resource}/{id}/detail`,
    summary: 'Answers what an approver asked',
    input: note,
    example: { note: 'The whole team was.' },
    prepare: (_input, scope) => Promise.resolve({ id: scope.rowId, at: instantOf(scope) }),
    decide: (state, input, facts) => kind.acts.giveDetail(state, { ...facts, note: input.note }),
  });
}

function cancelOf<S, E extends EventTypes, R extends RequestRow, F extends object>(kind: Kind<S, E, R, F>) {
  return command(kind.decider, {
    ...onRequest(kind),
    access: ofCancellers,
    name: `Cancel${kind.noun}`,
    path: `${kind.resource}/{id}/cancel`,
    summary: `Cancels ${kind.what} that is still open`,
    input: z.strictObject({ reason: freeText }),
    example: { reason: 'Asked by mistake' },
    prepare: (_input, scope) => Promise.resolve({ id: scope.rowId, by: scope.principal.account, at: instantOf(scope) }),
    decide: (state, { reason }, facts) => kind.acts.cancel(state, { ...facts, reason }),
  });
}

/** What becomes of requests of a kind that are asked: decided, one or several; more detail; cancelled (conventions). */
export function requestCommands<S, E extends EventTypes, R extends RequestRow, F extends object>(
  kind: Kind<S, E, R, F>,
) {
  const process = processOf(kind);
  const several = bulkOf(process, {
    name: `Process${kind.noun}s`,
    path: `${kind.resource}/processes/multiple`,
    summary: 'Approves or denies several at once',
  });
  return { commands: [process, askDetailOf(kind), giveDetailOf(kind), cancelOf(kind)], endpoints: [several] };
}
