import { type Seen } from './open-event.ts';
import { type AnyReadModel, type ReadModel } from './read-model.ts';

/** When a service says one of its messages, about which row, and what. */
export interface Publication {
  /** Message of the service's proto. */
  message: string;
  model: AnyReadModel;
  /** Own events after which it is said. */
  on: readonly string[];
  /** The person it concerns, whose messages stay in order; null = the stream. */
  // oxlint-disable typescript/no-explicit-any -- existential: each publication knows its own row
  concerns: (row: any) => string | null;
  /** The whole new state, in the proto's field names in camelCase; null = nothing is said. */
  data: (row: any, event: Seen) => Record<string, unknown> | null;
  // oxlint-enable typescript/no-explicit-any
}

interface Declaration<R> extends Pick<Publication, 'message' | 'on'> {
  concerns: (row: R) => string | null;
  data: (row: R, event: Seen) => Record<string, unknown> | null;
}

/**
 * Declares a message about the rows of a model; only fixes the type of the row. @throws Error for an event that the
 * model does not follow
 */
export function publish<R>(model: ReadModel<R>, declaration: Declaration<R>): Publication {
  const stranger = declaration.on.find((event) => !model.project[event]);
  if (stranger) throw new Error(`${declaration.message}: ${model.name} does not follow ${stranger}`);
  return { ...declaration, model };
}
