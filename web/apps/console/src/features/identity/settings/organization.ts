import { type AreaKey } from './areas.ts';

/** What the server says of the organization (specification, section 3). */
export type Organization = {
  id: string;
  revision?: number;
  name: string;
  logo?: string | null;
  datePattern?: string;
  utcOffsetMinutes?: number;
  /** true = disabled. */
  mobileSettings?: Partial<Record<AreaKey, boolean>>;
  parameters?: Record<string, number>;
} & Record<string, unknown>;
