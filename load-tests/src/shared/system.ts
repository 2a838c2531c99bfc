import { type createOrganization } from '@kadro/identity';
import { type Child, startChild } from './child.ts';

export type CreatedOrganization = Awaited<ReturnType<typeof createOrganization>>;

export interface SystemOptions {
  folder: string;
  /** Creates an organization; only in an empty folder. */
  creates?: boolean;
  /** Rows of the people model, written to its store. */
  people?: number;
  /** People with years of changes, by commands. */
  past?: number;
  /** Milliseconds that answers wait for rows. */
  readYourWritesMs?: number;
}

export interface SystemReady {
  address: string;
  /** Absent unless created. */
  organization?: CreatedOrganization;
  branches: string[];
}

/** Starts the embedded system in a process of its own on a free port. */
export const startSystem = (options: SystemOptions): Promise<Child<SystemReady>> =>
  startChild<SystemReady>(new URL('./system-process.ts', import.meta.url), options);
