import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { languageOf, publishedLanguage } from './published-language.ts';

const proto = `
syntax = "proto3";
package kadro.small.v1;
// A thing has changed.
message ThingChanged {
  // The thing.
  Thing thing = 1;
  // Names by language.
  map<string, string> names = 2;
}
// A thing.
message Thing {
  // Id.
  string thing_id = 1;
  // How many.
  int32 many = 2;
  // Whether it is gone.
  bool gone = 3;
  // Tags.
  repeated string tags = 4;
  // Colour; absent = none.
  optional Colour.Value colour = 5;
  // Whether it may; absent = not said.
  optional bool may = 6;
  // State.
  State.Value state = 7;
}
// Colour.
message Colour {
  // The words.
  enum Value { COLOUR_UNSPECIFIED = 0; RED = 1; BLUE = 2; }
}
// State.
message State {
  // The words.
  enum Value { STATE_UNSPECIFIED = 0; NEW = 1; }
}`;

const small = languageOf('small', proto);
const thing = { thingId: 't1', many: 2, gone: true, tags: ['a'], colour: 'RED', may: false, state: 'NEW' };
const said = (change: object) => small.json('ThingChanged', { names: { en: 'Thing' }, thing: { ...thing, ...change } });

describe('saying a message', () => {
  it('names what is said, not its parts', () => expect(small.messages()).toEqual(['ThingChanged']));
  it('has another shape as soon as a field was added, and for nothing else', () => {
    const shapes = [
      proto,
      proto.replace('// How many.', '// How many there are.'),
      proto.replace('string thing_id = 1;', 'string thing_id = 1;\n // Its weight.\n int32 weight = 8;'),
    ].map((text) => languageOf('small', text).shape);
    expect([shapes[1] === shapes[0], shapes[2] === shapes[0]]).toEqual([true, false]);
  });
  it('leaves what is said as it is', () => expect(said({})).toEqual({ thing, names: { en: 'Thing' } }));
  it('takes words as they come', () => expect(said({ thingId: '' })).toMatchObject({ thing: { thingId: '' } }));
  it('writes zeros, false and empty lists', () =>
    expect(small.json('ThingChanged', { thing: { thingId: 't1', state: 'NEW' } })).toEqual({
      thing: { thingId: 't1', state: 'NEW', many: 0, gone: false, tags: [] },
      names: {},
    }));
  it('tells false from not said', () =>
    expect(
      [said({ may: false }), said({ may: null })].map((json) => Object.keys(json.thing as object).includes('may')),
    ).toEqual([true, false]));

  it.each<[string, object, string]>([
    ['an unknown field', { size: 1 }, 'unknown field: "size"'],
    ['a field as the proto writes it', { thing_id: 't2' }, 'duplicate field'],
    ['a number for a word', { thingId: 5 }, 'kadro.small.v1.Thing.thingId: expected string'],
    ['a word for a number', { many: '2' }, 'small.v1.ThingChanged: thing.many is not of its type'],
    ['half a number', { many: 1.5 }, 'kadro.small.v1.Thing.many: not an integer'],
    ['a word for a flag', { gone: 'yes' }, 'kadro.small.v1.Thing.gone: expected boolean'],
    ['a word for a list', { tags: 'a' }, 'kadro.small.v1.Thing.tags: expected array'],
    ['an unknown word', { colour: 'GREEN' }, 'kadro.small.v1.Thing.colour: unknown enum value'],
    ['a missing word', { thingId: undefined }, 'small.v1.ThingChanged: thing.thingId is missing'],
    ['a missing word of an enum', { state: null }, 'small.v1.ThingChanged: thing.state is missing'],
  ])('refuses %s', (_what, change, message) => expect(() => said(change)).toThrow(message));

  it('refuses a missing part', () =>
    expect(() => small.json('ThingChanged', { names: {} })).toThrow('small.v1.ThingChanged: thing is missing'));
  it('refuses what it does not know, a part of a message too', () => {
    for (const message of ['ThingGone', 'Thing', 'Colour'])
      expect(() => small.json(message, {})).toThrow(`small.v1 has no message ${message}`);
  });
  it('does not quote what was given', () =>
    expect(() => said({ colour: 'Deniz: Öztürk' })).toThrow(/^kadro\.small\.v1\.Thing\.colour: unknown enum value$/));
});

describe('reading a proto', () => {
  it('refuses a foreign package', () =>
    expect(() => languageOf('large', proto)).toThrow('kadro.small.v1 is not the package of large'));
  it('refuses types that the language does not have', () =>
    expect(() => languageOf('small', proto.replace('int32 many', 'int64 many')).asyncApi({ version: '1' })).toThrow(
      'int64 is no type of the published language',
    ));
  it('has none of a service that says nothing', () => expect(() => publishedLanguage('small')).toThrow('ENOENT'));
});

const folder = fileURLToPath(new URL('../../../../proto/', import.meta.url));
const services = readdirSync(`${folder}kadro`).map((service) => [service] as const);

interface Schema {
  type?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}
interface AsyncApi {
  asyncapi: string;
  info: { title: string; version: string };
  channels: Record<string, { address: string; messages: Record<string, { $ref: string }> }>;
  operations: Record<string, { action: string; channel: { $ref: string }; messages: { $ref: string }[] }>;
  components: {
    messages: Record<string, { name: string; summary: string; headers: object; payload: { $ref: string } }>;
    schemas: Record<string, Schema>;
  };
}

describe.each(services)('the AsyncAPI document of %s', (service) => {
  const language = publishedLanguage(service);
  const document = JSON.parse(JSON.stringify(language.asyncApi({ version: '1' }))) as AsyncApi;
  const { channels, operations, components } = document;
  const at = (reference: string): unknown =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], document);

  it('has what version 3 requires, and nothing that it does not know', () => {
    expect(document).toMatchObject({ asyncapi: '3.0.0', info: { title: expect.any(String), version: '1' } });
    expect(Object.keys(document).toSorted()).toEqual([
      'asyncapi',
      'channels',
      'components',
      'defaultContentType',
      'info',
      'operations',
    ]);
    for (const { action, channel, messages } of Object.values(operations))
      expect([action, at(channel.$ref), messages.length]).toEqual([
        'send',
        channels[service],
        language.messages().length,
      ]);
  });
  it('has the one topic with every message that is said', () => {
    expect(Object.values(channels).map(({ address }) => address)).toEqual([`kadro.${service}.v1`]);
    expect(Object.keys(channels[service]!.messages)).toEqual(language.messages());
    expect(Object.values(components.messages).map(({ name }) => name)).toEqual(
      language.messages().map((name) => `${service}.v1.${name}`),
    );
  });
  it('lets an operation name messages of its channel only', () => {
    for (const { $ref } of Object.values(operations).flatMap(({ messages }) => messages))
      expect($ref).toMatch(new RegExp(`^#/channels/${service}/messages/`));
  });
  it('refers to what is there only', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference!);
    expect(references.filter((reference) => at(reference) === undefined)).toEqual([]);
  });
  it('requires only what it declares', () => {
    for (const { required = [], properties = {} } of Object.values(components.schemas))
      expect(required.filter((field) => !(field in properties))).toEqual([]);
  });
  it('describes each message, each field and each header', () => {
    const all = Object.entries(components.schemas).flatMap(([name, { description, properties = {} }]) => [
      ...(name === 'Headers' ? [] : [[name, description]]),
      ...Object.entries(properties).map(([field, schema]) => [`${name}.${field}`, schema.description]),
    ]);
    expect(all.filter(([, description]) => !description?.endsWith('.')).map(([name]) => name)).toEqual([]);
  });
});

describe('the published language', () => {
  it('is well formed and only added to: additions are kept with UPDATE=1', async () => {
    // whoever reads it was built with what it was: a change is a new field, never another text here
    const check = promisify(execFile)(process.execPath, [
      `${folder}check.ts`,
      ...(process.env.UPDATE === '1' ? ['--publish'] : []),
    ]);
    expect((await check).stdout).toContain('as published');
  });
});
