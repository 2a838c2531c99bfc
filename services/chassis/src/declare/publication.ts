import { type Seen } from './streams/open-event.ts';
import { type AnyReadModel, type ReadModel } from './models/read-model.ts';

/** A message, the own events after which it is published, and its row. */
export interface Publication {
  /** Of the service's proto. */
  message: string;
  model: AnyReadModel;
  on: readonly string[];
  /** Orders its messages; null = the stream. */
  // oxlint-disable typescript/no-explicit-any -- existential: each publication knows its own row
  concerns: (row: any) => string | null;
  /** The whole new state in the proto's camelCase names; null = not published. */
  data: (row: any, event: Seen) => Record<string, unknown> | null;
  // oxlint-enable typescript/no-explicit-any
}

interface Declaration<R> extends Pick<Publication, 'message' | 'on'> {
  concerns: (row: R) => string | null;
  data: (row: R, event: Seen) => Record<string, unknown> | null;
}

/**
 * Declares a message about rows of a model. @throws Error for an event that the model does not follow, and for derived
 * rows: what they were after an event is in no stream
 */
export function publish<R>(model: ReadModel<R>, declaration: Declaration<R>): Publication {
  const stranger = declaration.on.find((event) => !model.project[event]);
  if (stranger) throw new Error(`${declaration.message}: ${model.name} does not follow ${stranger}`);
  if (model.derivation) throw new Error(`${declaration.message}: rows of ${model.name} are derived`);
  return { ...declaration, model };
}
