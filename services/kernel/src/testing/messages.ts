/** What a service publishes, in the form of the message log. */
export interface PublishedMessage {
  id: string;
  type: string;
  source: string;
  organization: string;
  stream: string;
  revision: number;
  correlation: string;
  at: string;
  key: string;
  data: Record<string, unknown>;
}

export interface Place {
  organization: string;
  /** By default the next one of the stream. */
  revision?: number;
}

export type State = { id: string } & Record<string, unknown>;

/** The published language of a service, which the kernel cannot read by itself. */
export interface Language {
  /** The data of a message as it is sent. */
  json(message: string, data: Record<string, unknown>): Record<string, unknown>;
}

interface Speaking {
  /** The service that is spoken for. */
  from: string;
  /** Category of the streams whose ids are those of people. */
  perPerson: string;
}

type Say = (
  name: string,
  category: string,
  id: string,
  place: Place,
  data: Record<string, unknown>,
) => PublishedMessage;

/** Counts the revisions of each stream. */
export function speaker(language: Language, newId: () => string, { from, perPerson }: Speaking): Say {
  const revisions = new Map<string, number>();
  return (name, category, id, { organization, revision }, data) => {
    const stream = `${from}.${category}-${organization}_${id}`;
    const next = revision ?? (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, Math.max(next, revisions.get(stream) ?? -1));
    return {
      id: newId(),
      type: `${from}.v1.${name}`,
      source: from,
      organization,
      stream,
      revision: next,
      correlation: 'test',
      at: '2026-01-05T08:00:00.000Z',
      key: category === perPerson ? `${organization}/${id}` : stream,
      data: language.json(name, data),
    };
  };
}
