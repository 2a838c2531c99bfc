import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type EventType } from '../declare/streams/decider.ts';
import { type Service } from '../declare/service.ts';
import { reservation } from '../write/reservations.ts';
import { setAside } from '../read/set-aside.ts';
import { type JsonShape, samplesOf } from './samples.ts';

interface Shape {
  personal: Record<string, string>;
  shape: JsonShape;
}

/** One type of event: today's version, and every one that was stored before it, with data as it may have been. */
interface Entry extends Shape {
  v: number;
  earlier?: Record<string, Shape & { samples: Record<string, unknown>[] }>;
}

/** All types of events of a service, by stored name. */
export type Catalogue = Record<string, Entry>;

type Types = Record<string, EventType>;

const samplesAt = '2026-01-05T08:00:00.000Z';

export function storedTypes({ name: service, deciders }: Service): Types {
  const all = [...deciders, setAside, reservation];
  return Object.fromEntries(
    all.flatMap((decider) =>
      Object.entries(decider.events as Types).map(([name, type]) => [`${service}.${name}`, type]),
    ),
  );
}

function declaredIn(types: Types): Catalogue {
  return Object.fromEntries(
    Object.entries(types).map(([name, { v, schema, personal }]) => {
      const { $schema: _version, ...shape } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
      return [name, JSON.parse(JSON.stringify({ v, personal: Object.fromEntries(personal), shape })) as Entry];
    }),
  );
}

/** Every event that a service declares, as its catalogue has it, without the versions before today's. */
export function storedEvents(service: Service): Catalogue {
  return declaredIn(storedTypes(service));
}

/** What was kept with what is declared now; a version that was replaced stays, with samples made from its shape. */
export function nextCatalogue(types: Types, kept: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(declaredIn(types)).map(([name, entry]) => {
      const before = kept[name];
      if (!before) return [name, entry];
      const { v, earlier, ...replaced } = before;
      const all = v < entry.v ? { ...earlier, [v]: { ...replaced, samples: samplesOf(replaced.shape) } } : earlier;
      return [name, all ? { ...entry, earlier: all } : entry];
    }),
  );
}

/** Why what is declared cannot read, or no longer says, what was stored; empty where all is well. */
export function catalogueProblems(types: Types, kept: Catalogue): string[] {
  const declared = declaredIn(types);
  const changes = Object.entries(kept).flatMap(([name, before]) => {
    const now = declared[name];
    if (!now) return [`${name} is stored and no longer declared`];
    if (now.v !== before.v && now.v !== before.v + 1)
      return [`${name} goes from version ${before.v} to ${now.v}: one at a time`];
    return now.v === before.v && !stillHolds(before, now)
      ? [`${name} has another shape under the same version ${now.v}`]
      : [];
  });
  const ways = Object.entries(nextCatalogue(types, kept)).flatMap(([name, { earlier = {} }]) =>
    Object.entries(earlier).flatMap(([v, old]) =>
      old.samples.flatMap((sample) => upcastProblems(name, types[name]!, Number(v), old, sample)),
    ),
  );
  return [...new Set([...changes, ...ways])];
}

/** Whether what was stored fits and means the same: optional fields and list values may be added only. */
function stillHolds(before: Shape, now: Shape): boolean {
  const isAsPersonal = Object.keys(before.shape.properties ?? {}).every(
    (field) => before.personal[field] === now.personal[field],
  );
  return isAsPersonal && contains(now.shape, before.shape, '');
}

function contains(now: unknown, before: unknown, key: string): boolean {
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) return now === before;
  if (key === 'enum') return (before as unknown[]).every((word) => (now as unknown[]).includes(word));
  const mayGrow = key === 'properties';
  if (!mayGrow && !isDeepStrictEqual(Object.keys(now).toSorted(), Object.keys(before).toSorted())) return false;
  return Object.entries(before).every(
    ([inner, value]) => inner in now && contains((now as Record<string, unknown>)[inner], value, mayGrow ? '' : inner),
  );
}

/** Samples of an older version, and the same after forgetting, taken up to today's. */
function upcastProblems(
  name: string,
  { v, schema, upcasts }: EventType,
  from: number,
  { personal, shape }: Shape,
  sample: Record<string, unknown>,
): string[] {
  const of = `${name} of version ${from}`;
  if (!z.fromJSONSchema(shape as z.core.JSONSchema.BaseSchema).safeParse(sample).success)
    return [`${of}: a sample does not fit its own shape`];
  const up = (data: Record<string, unknown>): Record<string, unknown> => {
    let now = structuredClone(data);
    for (let version = from; version < v; version++)
      now = upcasts![version]!(now, { at: samplesAt, day: samplesAt.slice(0, 10) });
    return now;
  };
  for (let version = from; version < v; version++)
    if (!upcasts?.[version]) return [`${name} of version ${version} has no upcast`];
  try {
    up({ ...sample, ...Object.fromEntries(Object.keys(personal).map((field) => [field, null])) });
    const { error } = schema.strict().safeParse(JSON.parse(JSON.stringify(up(sample))));
    return error ? [`${of}: what the upcast makes does not fit (${error.issues.map(problemOf).join(', ')})`] : [];
  } catch (thrown) {
    return [`${of}: the upcast fails (${(thrown as Error).message})`];
  }
}

const problemOf = ({ path, code }: z.core.$ZodIssue): string => `${path.join('.')} ${code}`;
