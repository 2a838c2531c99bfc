import { type z } from 'zod';
import { type AnyReadModel } from '../models/read-model.ts';
import { type Part } from '../service.ts';
import { recordCommands } from './commands.ts';
import { eventNames, recordDecider } from './decider.ts';
import { type RecordDeclaration } from './declaration.ts';
import { recordModel } from './model.ts';
import { usesQuery } from './uses.ts';

export interface RecordPart extends Part {
  model: AnyReadModel;
}

/** Reference data from one declaration: events, rows, REST, GraphQL and history. Archived, never removed. */
export function defineRecord<S extends z.ZodObject>(declaration: RecordDeclaration<S>): RecordPart {
  const names = eventNames(declaration);
  const own = recordDecider(declaration, names);
  const model = recordModel(declaration, own, names);
  const commands = recordCommands(declaration, own, model, names);
  const queries = declaration.uses ? [usesQuery(declaration, model)] : [];
  return { deciders: [own], commands, readModels: [model], queries, model };
}
