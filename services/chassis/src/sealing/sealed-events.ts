import { sealBytes, openBytes } from '../ports/shared/sealed-bytes.ts';
import { classesOf, type EventType } from '../declare/streams/decider.ts';
import { classOfKey, currentKey } from './generations.ts';
import { type Keys } from '../ports/index.ts';
import { afterAll, type MaybePromise } from '../ports/shared/maybe-promise.ts';

/** Hidden field with the sealed fields by the name of their key. */
const sealedField = '$sealed';

interface Whose {
  organization: string;
  /** Id of the stream, unless a field of the event names another person. */
  person: string;
  /** Stream and event: a sealed part cannot be moved to another one unnoticed. */
  bound: string;
}

/** Whether a value says something about somebody: what is not said needs no secret, and reads the same when forgotten. */
const isSaid = (value: unknown): boolean => value !== undefined && value !== null;

/** Seals the personal fields of each class as one part (AES-256-GCM, key of person and class). */
export async function seal(
  type: EventType,
  data: Record<string, unknown>,
  whose: Whose,
  keys: Keys,
): Promise<Record<string, unknown>> {
  if (type.personal.size === 0) return data;
  const classes = classesOf(type, data);
  const clear: Record<string, unknown> = {};
  const byClass = new Map<string, Record<string, unknown>>();
  for (const [field, value] of Object.entries(data)) {
    const dataClass = classes.get(field);
    if (dataClass === undefined || !isSaid(value)) clear[field] = value;
    else byClass.set(dataClass, { ...byClass.get(dataClass), [field]: value });
  }
  if (byClass.size === 0) return clear;
  const sealed: Record<string, string> = {};
  for (const [dataClass, fields] of byClass) {
    const { name, key } = await currentKey(keys, whose.organization, personOf(type, data, whose), dataClass);
    sealed[name] = encrypt(key, JSON.stringify(fields), `${whose.bound}/${name}`);
  }
  return { ...clear, [sealedField]: sealed };
}

/** Whether all personal fields are in the sealed part: no key was destroyed. */
export function isKept(type: EventType, data: Record<string, unknown>, stored: Record<string, unknown>): boolean {
  const kept = new Set(Object.keys((stored[sealedField] ?? {}) as Record<string, string>).map(classOfKey));
  return [...classesOf(type, data)].every(([field, dataClass]) => !isSaid(data[field]) || kept.has(dataClass));
}

/** Fields in the order in which opening restores them, so that listings stay the same. */
export function inOpenedOrder(type: EventType, data: Record<string, unknown>): Record<string, unknown> {
  const personal = classesOf(type, data);
  const fields = Object.entries(data).map(([field, value]) => ({
    entry: [field, value] as const,
    sealedIn: isSaid(value) ? personal.get(field) : undefined,
  }));
  const classes = new Set([undefined, ...fields.map(({ sealedIn }) => sealedIn)]);
  return Object.fromEntries(
    [...classes].flatMap((dataClass) =>
      fields.filter(({ sealedIn }) => sealedIn === dataClass).map(({ entry }) => entry),
    ),
  );
}

/** In today's shape by `raise`; fields of a forgotten class are null. */
export function open(
  type: EventType,
  data: Record<string, unknown>,
  whose: Whose,
  keys: Pick<Keys, 'existingKey'>,
  raise = (opened: Record<string, unknown>) => opened,
): MaybePromise<Record<string, unknown>> {
  const sealed = data[sealedField] as Record<string, string> | undefined;
  if (!sealed) return raise({ ...data });
  const parts = Object.entries(sealed);
  const person = personOf(type, data, whose);
  return afterAll(
    parts.map(([name]) => keys.existingKey(whose.organization, person, name)),
    (found) => {
      const opened: Record<string, unknown> = {};
      for (const field of Object.keys(data)) if (field !== sealedField) opened[field] = data[field];
      const forgotten: Record<string, null> = {};
      for (const [n, [name, part]] of parts.entries()) {
        const key = found[n];
        if (key) Object.assign(opened, JSON.parse(decrypt(key, part, `${whose.bound}/${name}`)));
        else for (const [field, own] of classesOf(type, data)) if (own === classOfKey(name)) forgotten[field] = null;
      }
      return Object.assign(raise(Object.assign(opened, forgotten)), forgotten);
    },
  );
}

function personOf({ person }: EventType, data: Record<string, unknown>, whose: Whose): string {
  return person === undefined ? whose.person : String(data[person]);
}

function encrypt(key: Buffer, text: string, bound: string): string {
  return sealBytes(key, Buffer.from(text), bound).toString('base64');
}

function decrypt(key: Buffer, part: string, bound: string): string {
  return openBytes(key, Buffer.from(part, 'base64'), bound).toString('utf8');
}
