import { type ClockEventType } from '../../../../generated/graphql.ts';

/** A press that could not be sent. */
export interface KeptReading {
  /** Of the command: however often it is sent, it is one. */
  key: string;
  /** Whose it is. */
  account: string;
  organization: string;
  /** When it was pressed, by the clock of the server as far as this device knows it (RFC 3339). */
  at: string;
  /** By how much (ms) the clock of the server was ahead of this device then. */
  aheadMs: number;
  language: string;
  eventType: ClockEventType;
  description?: string;
  shiftId?: string;
  /** Why the server did not take it; it is not sent again. */
  refusal?: string;
}

export type Owner = Pick<KeptReading, 'account' | 'organization'>;

/** The body of the command. */
export const bodyOf = ({ at, eventType, description, shiftId }: KeptReading) => ({
  eventType,
  at,
  ...(description && { description }),
  ...(shiftId && { shiftId }),
});

export const isOf =
  ({ account, organization }: Owner) =>
  (one: KeptReading): boolean =>
    one.account === account && one.organization === organization;

/** In `localStorage` while this device keeps readings, of whomever. */
export const keptMark = 'kadro.clock.kept';
