import protobuf from 'protobufjs';

const bindingVersion = '0.5.0';
const text = (description: string): object => ({ type: 'string', description });

/**
 * The AsyncAPI 3 document of a service's topic: its messages in CloudEvents' binary form, their shapes from the proto.
 */
export function asyncApiOf(
  service: string,
  { types, said }: { types: readonly protobuf.Type[]; said: readonly protobuf.Type[] },
  { version }: { version: string },
): object {
  const topic = `kadro.${service}.v1`;
  const refs = (at: string): [string, { $ref: string }][] =>
    said.map(({ name }) => [name, { $ref: `#/${at}/${name}` }]);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `Kadro ${service}`,
      version,
      description: `What ${service} says to others. Types are only added to; readers ignore what they do not know.`,
    },
    defaultContentType: 'application/json',
    channels: {
      [service]: {
        address: topic,
        description:
          'Kept for ever. Delivery is at least once; what is said for the first time is in order per key, what is said again may come after newer states.',
        messages: Object.fromEntries(refs('components/messages')),
        bindings: { kafka: { topic, partitions: 12, topicConfiguration: { 'retention.ms': -1 }, bindingVersion } },
      },
    },
    operations: {
      say: {
        action: 'send',
        channel: { $ref: `#/channels/${service}` },
        summary: `${service} says what has happened`,
        messages: refs(`channels/${service}/messages`).map(([, ref]) => ref),
      },
    },
    components: {
      messages: Object.fromEntries(said.map((type) => [type.name, messageOf(service, type)])),
      schemas: {
        Headers: headers,
        ...Object.fromEntries(
          types.filter(({ fieldsArray }) => fieldsArray.length > 0).map((type) => [type.name, schemaOf(type)]),
        ),
      },
    },
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
    ce_source: text('Name of the service that says it.'),
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

/** @throws Error for a type that the published language does not have */
function valueOf({ resolvedType, type, fullName }: protobuf.Field): object {
  // beside a bare reference nothing else counts
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
