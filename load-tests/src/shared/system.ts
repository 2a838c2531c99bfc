import { type createOrganization } from '@kadro/identity';
import { type Child, startChild } from './child.ts';

export type CreatedOrganization = Awaited<ReturnType<typeof createOrganization>>;

/** How the embedded system is started. */
export interface SystemOptions {
  folder: string;
  /** Makes an organization with a first admin; only for an empty folder. */
  creates?: boolean;
  /** Brings the people model to so many rows by writing its store. */
  people?: number;
  /** Lets so many people live through years, by commands. */
  past?: number;
  /** How long an answer waits for rows, in milliseconds: for what is no matter of time. */
  readYourWritesMs?: number;
}

/** What a started system says. */
export interface SystemReady {
  address: string;
  /** Absent where none was made. */
  organization?: CreatedOrganization;
  /** Branches that the people were spread over. */
  branches: string[];
}

/** Starts the embedded system in a process of its own on a free port. */
export const startSystem = (options: SystemOptions): Promise<Child<SystemReady>> =>
  startChild<SystemReady>(new URL('./system-process.ts', import.meta.url), options);
