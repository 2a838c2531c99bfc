import { z } from 'zod';
import { type TextKind } from './rules.ts';

const kinds = z.registry<{ kind: TextKind }>();

function marked<T extends z.ZodType>(kind: TextKind, schema: T): T {
  const own = schema.clone();
  kinds.add(own, { kind });
  return own as T;
}

/** Marks a text that has line breaks and tabs: a note, a reason, a description, an address. */
export const multiline = <T extends z.ZodType>(schema: T): T => marked('multiline', schema);

/** Marks a password or its like: compared, never shown. */
export const secretText = <T extends z.ZodType>(schema: T): T => marked('secret', schema);

/**
 * Marks a text that a device has read: nothing is refused for it, and what no text may hold is `unreadable` in it, which
 * whoever takes it refuses, so that others of the same request are taken.
 */
export const deviceText = <T extends z.ZodType>(schema: T): T => marked('device', schema);

/** A place of an input: the shapes that a value may have there, and what its texts may hold. */
export interface Place {
  shapes: readonly z.ZodType[];
  kind: TextKind;
}

type Wrapped = Partial<Record<'innerType' | 'in' | 'out' | 'left' | 'right', z.ZodType>>;

/** Shapes within wrappers, pipes, unions and intersections, with the mark of the nearest that has one. */
function unfolded(schema: z.ZodType, kind: TextKind | undefined): { shape: z.ZodType; kind: TextKind | undefined }[] {
  const own = kinds.get(schema)?.kind ?? kind;
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((one) => unfolded(one as z.ZodType, own));
  if (schema instanceof z.ZodLazy) return unfolded(schema.unwrap() as z.ZodType, own);
  const { innerType, in: before, out, left, right } = schema.def as Wrapped;
  const within = [innerType, before, out, left, right].filter((one) => one !== undefined);
  return within.length > 0 ? within.flatMap((one) => unfolded(one, own)) : [{ shape: schema, kind: own }];
}

const roots = new WeakMap<z.ZodType, Place>();
/** Of declared fields, which are as many as there are: every command comes by them. */
const fields = new WeakMap<Place, Map<string | number, Place>>();

/** The place of a whole input. */
export function rootPlace(schema: z.ZodType): Place {
  const known = roots.get(schema) ?? placeOf([schema]);
  roots.set(schema, known);
  return known;
}

/** The place of these schemas: one line, unless one of them is marked. */
function placeOf(schemas: readonly z.ZodType[]): Place {
  const all = schemas.flatMap((one) => unfolded(one, undefined));
  return { shapes: all.map(({ shape }) => shape), kind: all.find(({ kind }) => kind)?.kind ?? 'line' };
}

/** An input without its secrets: even a keyed hash of a password would be quicker to guess than its own. */
export function withoutSecrets(schema: z.ZodObject, input: Record<string, unknown>): Record<string, unknown> {
  const place = rootPlace(schema);
  return Object.fromEntries(Object.entries(input).filter(([field]) => placeIn(place, field).kind !== 'secret'));
}

/** The place of a field or an item; what no shape names is one line. */
export function placeIn(at: Place, key: string | number): Place {
  const known = fields.get(at)?.get(key);
  if (known) return known;
  const found = foundIn(at, key);
  if (typeof key === 'number' || !hasField(at, key)) return found;
  fields.set(at, (fields.get(at) ?? new Map<string | number, Place>()).set(key, found));
  return found;
}

function foundIn({ shapes, kind }: Place, key: string | number): Place {
  const found = placeOf(shapes.flatMap((shape) => schemasOf(shape, key)));
  return found.kind === 'line' && kind !== 'line' ? { ...found, kind } : found;
}

/** Of the items of a list: all alike, but for a tuple's. */
export function placesOf(at: Place): (n: number) => Place {
  if (at.shapes.some((shape) => shape instanceof z.ZodTuple)) return (n) => placeIn(at, n);
  const item = placeIn(at, 0);
  return () => item;
}

/** Whether a shape names this field, so that its name is no text of the caller. */
export const hasField = ({ shapes }: Place, key: string): boolean =>
  shapes.some((shape) => shape instanceof z.ZodObject && Object.hasOwn(shape.shape, key));

function schemasOf(shape: z.ZodType, key: string | number): z.ZodType[] {
  const within =
    shape instanceof z.ZodObject
      ? Object.hasOwn(shape.shape, key)
        ? shape.shape[key]
        : shape.def.catchall
      : shape instanceof z.ZodArray
        ? shape.element
        : shape instanceof z.ZodTuple
          ? (shape.def.items[Number(key)] ?? shape.def.rest)
          : shape instanceof z.ZodRecord
            ? shape.valueType
            : undefined;
  return within ? [within as z.ZodType] : [];
}
