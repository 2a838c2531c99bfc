import { type Principal, type ServiceRuntime } from '@kadro/chassis';
import { type Language, type LocalizedText, type Roles } from '@kadro/kernel';

/** Somebody who works in a company of the demo. */
export interface Person {
  id: string;
  /** Staff number: the script knows people by it. */
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

/** A company of the demo, as whoever hired its people hands it over. */
export interface Company {
  id: string;
  /** `lale` has a script; in the other one only usual things happen. */
  name: 'lale' | 'nordlys';
  /** Id of the person who runs the system. */
  admin: string;
  people: Person[];
  holidays: number;
}

export interface DeclaredHoliday {
  key: string;
  branchId: string;
  date: string;
  part: 'FULL' | 'AFTERNOON';
  name: LocalizedText;
}

/** What the seeder works with. */
export interface Stage {
  runtime: ServiceRuntime;
  /** Runs something at an instant of the past: what it and all it calls read from the clock. */
  during: <T>(at: Temporal.Instant, run: () => Promise<T>) => Promise<T>;
  /** Enters a holiday where holidays are kept; answers its id. */
  declare: (company: Company, holiday: DeclaredHoliday) => Promise<string>;
}

/** Somebody as the server knows a signed-in member. */
export function principalOf(company: Company, { id, language, roles, adminBranches, zone }: Person): Principal {
  return {
    organization: company.id,
    account: id,
    employeeId: id,
    session: 'demo',
    language,
    roles,
    adminBranches,
    zone,
    searchLetters: 2,
    mustChangePassword: false,
    disabledAreas: [],
  } as Principal;
}

/** The person with an id. @throws Error where nobody has it */
export function personIn({ people }: Company, id: string): Person {
  const found = people.find((one) => one.id === id);
  if (!found) throw new Error(`nobody in the demo has the id ${id}`);
  return found;
}
