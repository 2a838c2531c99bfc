import { type Row } from '../ports/index.ts';
import { type Reaction } from '../declare/reaction.ts';
import { type ReceivedMessage } from '../ports/message-log.ts';
import { type ReachRule } from '../declare/reach.ts';
import { z } from 'zod';
import { type AnyDecider, decider, type DeciderOf, event } from '../declare/streams/decider.ts';
import { type Part } from '../declare/service.ts';
import { changedFields } from '../declare/streams/personal.ts';
import { type IndexDeclaration, readModel, type AnyReadModel } from '../declare/models/read-model.ts';

interface ReplicaState<F = Record<string, unknown>> {
  /** Last recorded revision, -1 before any. */
  source: number;
  /** Empty before any. */
  fields: Partial<F>;
}

export interface ReplicaDeclaration<S extends z.ZodObject> {
  /** Singular, camelCase: the stream `<service>.<name>`. */
  name: string;
  /** The read model, for inside use. */
  plural: string;
  schema: S;
  from: string;
  on: readonly string[];
  /**
   * The recorded state; `id` names the stream. null = said in a former shape that lacks what is recorded: ignored, for
   * its topic is republished.
   */
  stateOf: (data: ReceivedMessage['data'], message: ReceivedMessage) => (z.infer<S> & { id: string }) | null;
  /** Row fields made from the recorded ones. */
  derived?: (fields: z.infer<S>) => Record<string, unknown>;
  indexes?: Record<string, IndexDeclaration>;
  /** Who reaches it in commands. */
  reach?: ReachRule;
}

export interface ReplicaPart<F = Record<string, unknown>> extends Part {
  /** For rows that follow from its state. */
  decider: DeciderOf<ReplicaState<F>>;
  model: AnyReadModel;
  reaction: Reaction;
}

const pascal = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/**
 * State of another service, recorded in the own log for rules and rebuilds. An older state is ignored; one about
 * somebody unknown is recorded, too.
 */
export function defineReplica<S extends z.ZodObject>(declaration: ReplicaDeclaration<S>): ReplicaPart<z.infer<S>> {
  const { name, schema, from, on } = declaration;
  const recorded = `${pascal(name)}Recorded`;
  const own: ReplicaPart<z.infer<S>>['decider'] = {
    ...replicaDecider(name, schema, recorded),
    initial: { source: -1, fields: {} },
  };
  const model = replicaModel(declaration, own, recorded);
  const reaction: Reaction = {
    name: `record${pascal(name)}`,
    from,
    on,
    react: async (message, scope) => {
      const said = declaration.stateOf(message.data, message);
      if (!said) return;
      const { id, ...fields } = said;
      await scope.run<ReplicaState>(own, id, recorded, (state) =>
        record(state, message.revision, schema.parse(fields) as Record<string, unknown>, recorded),
      );
    },
  };
  return { deciders: [own], readModels: [model], reactions: [reaction], decider: own, model, reaction };
}

function replicaDecider(name: string, schema: z.ZodObject, recorded: string) {
  const patch = z.object({ source: z.int(), ...schema.partial().shape });
  return decider<ReplicaState, Record<string, ReturnType<typeof event>>>({
    name,
    initial: { source: -1, fields: {} },
    events: { [recorded]: event(1, patch) },
    evolve: {
      [recorded]: (state, { source, ...fields }) => ({
        source: source as number,
        fields: { ...state.fields, ...fields },
      }),
    },
  });
}

function replicaModel<S extends z.ZodObject>(
  { name, plural, schema, derived, indexes = {}, reach = {} }: ReplicaDeclaration<S>,
  own: AnyDecider,
  recorded: string,
): AnyReadModel {
  return readModel(own).rows<Row>({
    name: plural,
    row: pascal(name),
    version: 1,
    schema: z.object({ id: z.string(), revision: z.int(), ...schema.shape, updatedDateTime: z.string() }),
    indexes,
    reach,
    access: [],
    project: {
      [recorded]: (row, { data: { source: _source, ...fields } }) => {
        const next = { ...row, ...fields };
        return { ...next, ...derived?.(next as z.infer<S>) };
      },
    },
  });
}

function record(state: ReplicaState, source: number, fields: Record<string, unknown>, recorded: string) {
  if (source <= state.source) return [];
  // recorded even without a difference: else a late older state would pass for the newer one
  return [{ type: recorded, data: { source, ...changedFields(state.fields, fields) } }];
}
