import protobuf from 'protobufjs';

const bindingVersion = '0.5.0';
const text = (description: string): object => ({ type: 'string', description });

interface ProtoTypes {
  types: readonly protobuf.Type[];
  published: readonly protobuf.Type[];
}

/** AsyncAPI 3 document of a topic: messages in CloudEvents' binary form, shapes from the proto. */
export function asyncApiOf(service: string, proto: ProtoTypes, { version }: { version: string }): object {
  const refs = (at: string): [string, { $ref: string }][] =>
    proto.published.map(({ name }) => [name, { $ref: `#/${at}/${name}` }]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `Kadro ${service}`,
      version,
      description: `Messages that ${service} publishes. Types are only added to; readers ignore unknown ones.`,
    },
    defaultContentType: 'application/json',
    channels: { [service]: channelOf(service, Object.fromEntries(refs('components/messages'))) },
    operations: {
      publish: {
        action: 'send',
        channel: { $ref: `#/channels/${service}` },
        summary: `${service} publishes what has happened`,
        messages: refs(`channels/${service}/messages`).map(([, ref]) => ref),
      },
    },
    components: componentsOf(service, proto),
  };
}

function channelOf(service: string, messages: object): object {
  const topic = `kadro.${service}.v1`;
  return {
    address: topic,
    description:
      'Kept for ever. Delivery is at least once; first deliveries are in order per key, repeated ones may come after ' +
      'newer states.',
    messages,
    bindings: { kafka: { topic, partitions: 12, topicConfiguration: { 'retention.ms': -1 }, bindingVersion } },
  };
}

function componentsOf(service: string, { types, published }: ProtoTypes): object {
  const objects = types.filter(({ fieldsArray }) => fieldsArray.length > 0);
  return {
    messages: Object.fromEntries(published.map((type) => [type.name, messageOf(service, type)])),
    schemas: { Headers: headers, ...Object.fromEntries(objects.map((type) => [type.name, schemaOf(type)])) },
  };
}

const headers = {
  type: 'object',
  required: [
    'ce_specversion',
    'ce_id',
    'ce_source',
    'ce_type',
    'ce_time',
    'ce_subject',
    'ce_organization',
    'ce_revision',
    'ce_correlation',
  ],
  properties: {
    ce_specversion: { const: '1.0', description: 'Version of CloudEvents.' },
    ce_id: text('Id of the event behind the message: the same again is the same message.'),
    ce_source: text('Name of the publishing service.'),
    ce_type: text('`<service>.v1.<message>`.'),
    ce_time: { type: 'string', format: 'date-time', description: 'Instant of the event, UTC.' },
    ce_subject: text('Stream of the event.'),
    ce_organization: text('Id of the organization.'),
    ce_revision: {
      type: 'string',
      pattern: String.raw`^\d+$`,
      description: 'Place of the event in its stream: a state not newer than a known one is ignored.',
    },
    ce_correlation: text('Id of the request that led to it.'),
  },
};

function messageOf(service: string, type: protobuf.Type): object {
  return {
    name: `${service}.v1.${type.name}`,
    title: type.name,
    summary: type.comment,
    contentType: 'application/json',
    headers: {
      allOf: [
        { $ref: '#/components/schemas/Headers' },
        { properties: { ce_type: { const: `${service}.v1.${type.name}` } } },
      ],
    },
    payload: { $ref: `#/components/schemas/${type.name}` },
    correlationId: { location: '$message.header#/ce_correlation' },
    bindings: {
      kafka: { key: text('`<organization>/<person>` where it concerns a person, else the stream.'), bindingVersion },
    },
  };
}

function schemaOf(type: protobuf.Type): object {
  return {
    type: 'object',
    description: type.comment,
    required: type.fieldsArray.filter((field) => !field.partOf).map(({ name }) => name),
    properties: Object.fromEntries(
      type.fieldsArray.map((field) => [field.name, { ...fieldOf(field), description: field.comment }]),
    ),
  };
}

function fieldOf(field: protobuf.Field): object {
  if (field.map) return { type: 'object', additionalProperties: valueOf(field) };
  return field.repeated ? { type: 'array', items: valueOf(field) } : valueOf(field);
}

/** @throws Error for a type outside the published language */
function valueOf({ resolvedType, type, fullName }: protobuf.Field): object {
  // keywords beside a bare reference are ignored
  if (resolvedType instanceof protobuf.Type) return { allOf: [{ $ref: `#/components/schemas/${resolvedType.name}` }] };
  if (resolvedType)
    return {
      type: 'string',
      enum: Object.entries(resolvedType.values)
        .filter(([, number]) => number > 0)
        .map(([word]) => word),
    };
  if (type === 'int32') return { type: 'integer', format: 'int32' };
  if (type === 'bool') return { type: 'boolean' };
  if (type === 'string') return { type: 'string' };
  throw new Error(`${fullName}: ${type} is no type of the published language`);
}
