import { type Language, type LocalizedText } from './texts/languages.ts';
import { defaultDatePattern } from './formats/dates.ts';
import { type Principal, type Roles } from './people/roles.ts';

export interface DemoAccount {
  username: string;
  password: string;
  about: string;
}

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
  /** Who looks at the demo signs in as one of these. */
  hasAccount: boolean;
}

export interface DemoCompany {
  id: string;
  /** Only `lale` has a script. */
  name: 'lale' | 'nordlys';
  /** Id of the administrator. */
  admin: string;
  people: DemoPerson[];
  holidays: number;
}

export interface DemoHoliday {
  key: string;
  branchId: string;
  date: string;
  part: 'FULL' | 'AFTERNOON';
  name: LocalizedText;
}

/** Results of seeders for those after them, since services do not know each other. */
export interface DemoWorld {
  accounts: readonly DemoAccount[];
  companies: readonly DemoCompany[];
  /** Enters a holiday at the clock's time; resolves with its id. */
  declareHoliday: (company: DemoCompany, holiday: DemoHoliday) => Promise<string>;
}

export interface DemoStage<Runtime> {
  runtime: Runtime;
  world: Partial<DemoWorld>;
  /** Sets the time of events; null = now. */
  setClock: (at: Temporal.Instant | null) => void;
  /** Runs something at an instant of the past, which all that it calls reads from the clock. */
  during: <T>(at: Temporal.Instant, run: () => Promise<T>) => Promise<T>;
}

/** A person of the demo as a caller. */
export function demoPrincipal(company: DemoCompany, person: DemoPerson): Principal {
  const { id, language, roles, adminBranches, zone } = person;
  return {
    organization: company.id,
    account: id,
    employeeId: id,
    session: 'demo',
    language,
    roles,
    adminBranches,
    zone,
    datePattern: defaultDatePattern,
    searchLetters: 2,
    mustChangePassword: false,
    disabledAreas: [],
  };
}
