import { z } from 'zod';
import { type Service } from '../../declare/service.ts';
import { Refused } from '../../declare/refusal.ts';
import { type Place, placeIn, rootPlace } from '../../declare/texts/kinds.ts';
import { type TextKind } from '../../declare/texts/rules.ts';
import { parse } from '../../write/command-runner.ts';

/** Whatever a service is told by a body, a form, a query string or arguments. */
interface Told {
  name: string;
  input: z.ZodObject;
  example: object;
}

interface TextField {
  path: readonly (string | number)[];
  kind: TextKind;
}

/** What no field of a kind may hold. */
const refused: Record<TextKind, readonly string[]> = {
  line: ['a\uD800', 'a\u0007b', 'a\nb', 'a\tb', 'a\u202Eb', 'a\u2067b', 'a\u200Bb', 'a\uFEFFb'],
  multiline: ['a\uD800', 'a\u0007b'],
  secret: ['a\uD800', 'a\u0007b', 'a\nb'],
  // which takes them apart by itself
  device: [],
};

function toldOf({ commands, endpoints, queries }: Service): readonly Told[] {
  return [...commands, ...endpoints, ...queries.map(({ args, ...query }) => ({ ...query, input: args }))];
}

/** Every place of an input where a text may be sent, also where its shape says that it would be no text. */
function textFields(at: Place, path: readonly (string | number)[] = []): TextField[] {
  const keys = [...new Set(at.shapes.flatMap(keysOf))];
  const own = path.length > 0 ? [{ path, kind: at.kind }] : [];
  return [...own, ...keys.flatMap((key) => textFields(placeIn(at, key), [...path, key]))];
}

function keysOf(shape: z.ZodType): (string | number)[] {
  if (shape instanceof z.ZodObject) return Object.keys(shape.shape);
  if (shape instanceof z.ZodTuple) return shape.def.items.map((_item, n) => n);
  if (shape instanceof z.ZodArray) return [0];
  return shape instanceof z.ZodRecord ? ['key'] : [];
}

function withAt(value: unknown, [key, ...rest]: readonly (string | number)[], put: unknown): unknown {
  if (key === undefined) return put;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...(value as unknown[])] : [];
    list[key] = withAt(list[key], rest, put);
    return list;
  }
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...known, [key]: withAt((known as Record<string, unknown>)[key], rest, put) };
}

/** The name of what a field is refused for; null = it takes the text. */
function refusalOf(service: Service, { input, example }: Told, { path }: TextField, text: string): string | null {
  try {
    parse(input, withAt(example, path, text), service.domain.errors);
    return null;
  } catch (thrown) {
    return thrown instanceof Refused ? (thrown.fields?.[path.join('.')]?.name ?? null) : null;
  }
}

/** Fields of a service that take a text which is none, or hides something: there should be none. */
export function escapingTexts(service: Service): string[] {
  return toldOf(service).flatMap((told) =>
    textFields(rootPlace(told.input)).flatMap((field) =>
      refused[field.kind]
        .filter((text) => !/^character|^line/.test(refusalOf(service, told, field, text) ?? ''))
        .map((text) => `${told.name} ${field.path.join('.')} ${JSON.stringify(text)}`),
    ),
  );
}

/** Of days and months: one, what is none, and those of years in which nobody works. */
const days = [
  { one: '2026-03-02', none: '2026-02-30', slips: ['0000-01-01', '9999-12-31'] },
  { one: '2026-03', none: '2026-13', slips: ['0000-01', '9999-12'] },
];

/** Fields of a service that take a day or a month of a year in which nobody works: there should be none. */
export function looseDays(service: Service): string[] {
  return toldOf(service).flatMap((told) =>
    textFields(rootPlace(told.input))
      .filter((field) => {
        const takes = (text: string) => refusalOf(service, told, field, text) === null;
        return days.some(({ one, none, slips }) => takes(one) && !takes(none) && slips.some(takes));
      })
      .map(({ path }) => `${told.name} ${path.join('.')}`),
  );
}

/** Objects within inputs of a service that take fields they do not name: there should be none. */
export function looseShapes(service: Service): string[] {
  const isLoose = (shape: z.ZodType): boolean =>
    shape instanceof z.ZodObject && !(shape.def.catchall instanceof z.ZodNever);
  const looseIn = (at: Place, path: readonly (string | number)[]): string[] => [
    ...(at.shapes.some(isLoose) ? [path.join('.')] : []),
    ...[...new Set(at.shapes.flatMap(keysOf))].flatMap((key) => looseIn(placeIn(at, key), [...path, key])),
  ];
  const bodies = [...service.commands, ...service.endpoints];
  return bodies.flatMap(({ name, input }) => looseIn(rootPlace(input), [name]));
}

/** Fields of a service that are more than one line, or secrets: to be said where they are allowed. */
export function markedTexts(service: Service, kind: TextKind): string[] {
  return toldOf(service).flatMap(({ name, input }) =>
    textFields(rootPlace(input))
      .filter((field) => field.kind === kind)
      .map(({ path }) => `${name} ${path.join('.')}`),
  );
}
