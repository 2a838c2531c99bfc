import { type AreaKey } from './areas.ts';

/** The organization (specification, section 3). */
export type Organization = {
  id: string;
  revision?: number;
  name: string;
  logo?: string | null;
  datePattern?: string;
  utcOffsetMinutes?: number;
  /** `true` is disabled. */
  mobileSettings?: Partial<Record<AreaKey, boolean>>;
  parameters?: Record<string, number>;
} & Record<string, unknown>;
