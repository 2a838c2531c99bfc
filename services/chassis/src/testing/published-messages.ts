import { type Publication } from '../declare/publication.ts';
import { publishedLanguage } from '../messaging/published-language.ts';
import { type Row } from '../ports/index.ts';
import { type Happened, projectRows } from './rows.ts';

export interface PublishedMessage {
  message: string;
  event: string;
  concerns: string | null;
  data: Record<string, unknown>;
}

/** What a service publishes of events, publication by publication, each message checked against its proto. */
export function publishedMessages(
  service: string,
  publications: readonly Publication[],
  events: readonly Happened[],
): PublishedMessage[] {
  const language = publishedLanguage(service);
  return publications.flatMap(({ message, model, on, concerns, data }) => {
    const found: PublishedMessage[] = [];
    projectRows(model, events, (row: Row, event) => {
      const given = on.includes(event.name) ? data(row, event) : null;
      if (given)
        found.push({ message, event: event.name, concerns: concerns(row), data: language.json(message, given) });
    });
    return found;
  });
}

interface Schemas {
  components: { schemas: Record<string, { properties: Record<string, object> }> };
}

const isEmpty = (value: unknown): boolean =>
  value === 0 ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Fields of a service's proto (`<message>.<field>`) that none of these messages fills. */
export function unfilledFields(service: string, messages: readonly PublishedMessage[]): string[] {
  const { schemas } = (publishedLanguage(service).asyncApi({ version: '1' }) as Schemas).components;
  const left = new Set(
    Object.entries(schemas)
      .filter(([type]) => type !== 'Headers')
      .flatMap(([type, { properties }]) => Object.keys(properties).map((field) => `${type}.${field}`)),
  );
  const visit = (type: string, json: object): void => {
    for (const [field, value] of Object.entries(json)) {
      if (!isEmpty(value)) left.delete(`${type}.${field}`);
      const part = /schemas\/(\w+)/.exec(JSON.stringify(schemas[type]!.properties[field]))?.[1];
      if (part) for (const one of [value].flat()) visit(part, one as object);
    }
  };
  for (const { message, data } of messages) visit(message, data);
  return [...left];
}
