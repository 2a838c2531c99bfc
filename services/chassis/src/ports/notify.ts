export const channels = ['EMAIL', 'SMS', 'IN_APP'] as const;

export type Channel = (typeof channels)[number];

export interface Notice {
  id: string;
  organization: string;
  /** Addresses are looked up by the deliverer. */
  person: string;
  channel: Channel;
  template: string;
  language: string;
  title: string;
  body: string;
  path: string;
  /** Ids of other people that the text mentions. */
  about: readonly string[];
  at: string;
  /** Who is written to, and how they read days; absent in notices recorded before it was said. */
  reader?: { name: string; datePattern?: string; zone: string };
}

/** At least once; throws where a notice cannot be delivered. */
export interface Notify {
  send(notice: Notice): Promise<void>;
  recent(limit: number): Promise<Notice[]>;
  /** Removes stored notices to a person or about them. */
  forget(organization: string, person: string): Promise<void>;
  close(): Promise<void>;
}
