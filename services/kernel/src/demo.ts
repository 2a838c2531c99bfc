import { type Language, type LocalizedText } from './texts/languages.ts';
import { type Roles } from './people/roles.ts';

/** An account of the demo that somebody may sign in with. */
export interface DemoAccount {
  username: string;
  password: string;
  about: string;
}

/** Somebody of the demo as other services' seeders need to know him. */
export interface DemoPerson {
  id: string;
  /** Staff number. */
  number: string;
  branchId: string;
  zone: string;
  country: string;
  language: Language;
  hiredDate: string;
  leaveManagers: string[];
  roles: Roles;
  adminBranches: string[];
}

/** A company of the demo as it stands. */
export interface DemoCompany {
  id: string;
  /** `lale` has a script; in the other one only usual things happen. */
  name: 'lale' | 'nordlys';
  /** Id of the person who runs the system. */
  admin: string;
  people: DemoPerson[];
  /** How many holidays are entered. */
  holidays: number;
}

export interface DemoHoliday {
  key: string;
  branchId: string;
  date: string;
  part: 'FULL' | 'AFTERNOON';
  name: LocalizedText;
}

/** What one service's seeder tells those after it: services know nothing of each other. */
export interface DemoWorld {
  accounts: readonly DemoAccount[];
  companies: readonly DemoCompany[];
  /** Enters a holiday at the time of the clock; answers its id. */
  declareHoliday: (company: DemoCompany, holiday: DemoHoliday) => Promise<string>;
}

/** What a seeder works with. */
export interface DemoStage<Runtime> {
  runtime: Runtime;
  world: Partial<DemoWorld>;
  /** Sets the time that events happen at; null = now. */
  setClock: (at: Temporal.Instant | null) => void;
  /** Runs something at an instant of the past: what it and all it calls read from the clock. */
  during: <T>(at: Temporal.Instant, run: () => Promise<T>) => Promise<T>;
}
