/** The part of JSON schema that shapes of events use. */
export interface JsonShape {
  type?: string | string[];
  properties?: Record<string, JsonShape>;
  required?: string[];
  items?: JsonShape;
  anyOf?: JsonShape[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
}

const formats: Record<string, string> = {
  date: '2026-01-05',
  'date-time': '2026-01-05T08:00:00.000Z',
  time: '08:00:00',
  uuid: '5f0d1d3c-8a1b-4c7e-9f21-c0a7d94be2aa',
  email: 'somebody@example.org',
  uri: 'https://example.org/',
};

/** Texts for common patterns without a format: a number, a time, a word. */
const texts = ['text', '1', '08:00', 'TR', '#112233'];

/** Data of a shape, for looking at by whoever checks it in: with every field, and with no more than it needs. */
export function samplesOf(shape: JsonShape): Record<string, unknown>[] {
  const [whole, least] = [true, false].map((isWhole) => valueOf(shape, isWhole) as Record<string, unknown>);
  return JSON.stringify(whole) === JSON.stringify(least) ? [whole!] : [whole!, least!];
}

function valueOf(shape: JsonShape, isWhole: boolean): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return valueOf(shape.anyOf[isWhole ? 0 : shape.anyOf.length - 1]!, isWhole);
  const types = [shape.type ?? 'string'].flat();
  switch (isWhole ? types[0] : types.at(-1)) {
    case 'object': {
      const fields = Object.entries(shape.properties ?? {}).filter(
        ([field]) => isWhole || shape.required?.includes(field),
      );
      return Object.fromEntries(fields.map(([field, inner]) => [field, valueOf(inner, isWhole)]));
    }
    case 'array':
      return isWhole && shape.items ? [valueOf(shape.items, isWhole)] : [];
    case 'integer':
    case 'number':
      return Math.max(1, shape.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return textOf(shape);
  }
}

function textOf({ format, pattern }: JsonShape): string {
  return formats[format ?? ''] ?? texts.find((text) => pattern === undefined || new RegExp(pattern).test(text)) ?? '';
}
