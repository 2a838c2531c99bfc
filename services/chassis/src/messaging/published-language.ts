import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import protobuf from 'protobufjs';
import protojson from 'protobufjs/ext/protojson.js';
import { asyncApiOf } from './async-api.ts';

export interface PublishedLanguage {
  /** In the proto's order, without parts of messages. */
  messages(): readonly string[];
  /** Another one as soon as a field was added, whatever its place. */
  readonly shape: string;
  /**
   * Protobuf JSON: zeros, false and empty lists written out, enums as words, null as absent. @throws Error, without the
   * value, for an unknown message or field, a wrong type, or a missing field that is not `optional`
   */
  json(message: string, data: Record<string, unknown>): Record<string, unknown>;
  asyncApi(info: { version: string }): object;
}

const fileOf = (service: string): string =>
  fileURLToPath(new URL(`../../../../proto/kadro/${service}/v1/${service}.proto`, import.meta.url));

/** From `proto/`. @throws Error where there is none */
export function publishedLanguage(service: string): PublishedLanguage {
  return languageOf(service, readFileSync(fileOf(service), 'utf8'));
}

export function languageOf(service: string, proto: string): PublishedLanguage {
  const types = typesOf(service, proto);
  const parts = new Set(types.flatMap((type) => type.fieldsArray.map((field) => field.resolvedType)));
  const published = new Map(
    types.filter((type) => type.fieldsArray.length > 0 && !parts.has(type)).map((type) => [type.name, type]),
  );
  return {
    messages: () => [...published.keys()],
    shape: shapeOf(types),
    json: (message, data) => {
      const type = published.get(message);
      if (!type) throw new Error(`${service}.v1 has no message ${message}`);
      // unset fields are absent
      const given = JSON.parse(JSON.stringify(data)) as unknown;
      const json = written(type, given);
      const problem = difference(given, json);
      if (problem) throw new Error(`${service}.v1.${message}: ${problem}`);
      return json;
    },
    asyncApi: (info) => asyncApiOf(service, { types, published: [...published.values()] }, info),
  };
}

/** Messages, and those of an enum only. @throws Error for another package than the service's */
function typesOf(service: string, proto: string): protobuf.Type[] {
  const { root, package: name } = protobuf.parse(proto, { alternateCommentMode: true });
  if (name !== `kadro.${service}.v1`) throw new Error(`${name} is not the package of ${service}`);
  return (root.resolveAll().lookup(name) as protobuf.Namespace).nestedArray as protobuf.Type[];
}

function shapeOf(types: readonly protobuf.Type[]): string {
  const fields = types.flatMap((type) => type.fieldsArray.map(({ name }) => `${type.name}.${name}`));
  return createHash('sha256').update(fields.toSorted().join()).digest('base64url');
}

function written(type: protobuf.Type, given: unknown): Record<string, unknown> {
  try {
    return type.toObject(protojson.fromJson(type, given), { defaults: true, enums: String });
  } catch (thrown) {
    // the library's message ends with the value, which may be personal
    const [, where, what] = /^\.?(.+?): (unknown field: "\w+"|[^:]+)/.exec((thrown as Error).message) ?? [
      '',
      type.fullName,
      'not readable',
    ];
    throw new Error(`${where}: ${what}`);
  }
}

const isZero = (published: unknown): boolean =>
  published === 0 ||
  published === false ||
  (typeof published === 'object' && published !== null && Object.keys(published).length === 0);

/** First path where reading forgave a difference, null for none. */
function difference(given: unknown, published: unknown, path = ''): string | null {
  if (given === null || given === undefined) return isZero(published) ? null : `${path} is missing`;
  if (typeof published !== 'object' || published === null)
    return given === published ? null : `${path} is not of its type`;
  for (const [key, inner] of Object.entries(published)) {
    const found = difference((given as Record<string, unknown>)[key], inner, path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return null;
}
