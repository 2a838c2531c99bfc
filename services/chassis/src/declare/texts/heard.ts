import { type z } from 'zod';
import { type FieldProblem, Refused } from '../refusal.ts';
import { hasField, type Place, placeIn, placesOf, rootPlace } from './kinds.ts';
import { heardText, type TextKind } from './rules.ts';

/** Deeper than any declared shape. */
const deepest = 20;

/** An input as it is kept, and its texts that hold what they may not, by dotted field. */
export interface Heard {
  value: unknown;
  problems: Record<string, FieldProblem>;
}

/** Every text of an input, names of fields that no shape names included, by the one rule of texts. */
export function heard(schema: z.ZodType, value: unknown): Heard {
  return listened(rootPlace(schema), value);
}

/** The same for parameters of a path. @throws Refused constraint_violation */
export const heardParams = <T extends object>(params: T): T => accepted(params, 'line');

/** Of lists' arguments, which are compared and never kept, only what is no text is refused. @throws Refused */
export const heardArgs = <T extends object>(args: T): T => accepted(args, 'multiline');

function accepted<T extends object>(given: T, kind: TextKind): T {
  const { value, problems } = listened({ shapes: [], kind }, given);
  if (Object.keys(problems).length > 0) throw new Refused('constraint_violation', { fields: problems });
  return value as T;
}

function listened(place: Place, given: unknown): Heard {
  const problems: Record<string, FieldProblem> = Object.create(null) as Record<string, FieldProblem>;
  const textAt = (text: string, kind: TextKind, path: readonly string[]): string => {
    const { text: kept, problem } = heardText(text, kind);
    if (problem) problems[path.join('.')] ??= { name: problem };
    return kept;
  };
  const walk = (at: Place, value: unknown, path: readonly string[]): unknown => {
    if (typeof value === 'string') return textAt(value, at.kind, path);
    if (typeof value !== 'object' || value === null) return value;
    if (path.length > deepest) {
      problems[path.slice(0, 3).join('.')] ??= { name: 'value_invalid' };
      return null;
    }
    if (Array.isArray(value)) {
      const places = placesOf(at);
      return value.map((one, n) => walk(places(n), one, [...path, String(n)]));
    }
    if (!isPlain(value)) return value;
    const fields = Object.entries(value).map(([key, one]) => {
      const kept = hasField(at, key) ? key : textAt(key, 'line', [...path, key]);
      return [kept, walk(placeIn(at, key), one, [...path, key])];
    });
    return Object.fromEntries(fields);
  };
  return { value: walk(place, given, []), problems };
}

/** JSON, a query string, or their like of this process; instances of a class hold no texts. */
function isPlain(value: object): boolean {
  const made: unknown = Object.getPrototypeOf(value);
  return made === null || Object.getPrototypeOf(made) === null;
}
