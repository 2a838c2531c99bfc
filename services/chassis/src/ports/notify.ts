export const channels = ['EMAIL', 'SMS', 'IN_APP'] as const;

export type Channel = (typeof channels)[number];

/** A finished message to one person, in the person's language. */
export interface Notice {
  /** The same id again is the same notice. */
  id: string;
  organization: string;
  /** Id of the person it is for; addresses are looked up by whoever delivers. */
  person: string;
  channel: Channel;
  template: string;
  language: string;
  title: string;
  body: string;
  /** Path in the portal that it speaks of. */
  path: string;
  /** Ids of the people that the text tells of, besides the one it is for. */
  about: readonly string[];
  at: string;
}

/** Hands notices to the world; delivery is at least once, and a notice that cannot be handed over throws. */
export interface Notify {
  send(notice: Notice): Promise<void>;
  /** What was handed over lately, latest first, where the profile keeps it. */
  recent(limit: number): Promise<Notice[]>;
  /** Takes away what is kept of a person: what was for them, what tells of them. */
  forget(organization: string, person: string): Promise<void>;
  close(): Promise<void>;
}
