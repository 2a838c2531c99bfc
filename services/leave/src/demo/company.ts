import { type Principal, type ServiceRuntime, queryScope, type QueryScope } from '@kadro/chassis';
import { defaultDatePattern, type Language, type LocalizedText, type Roles } from '@kadro/kernel';

export interface Person {
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

export interface Company {
  id: string;
  /** Only `lale` has a script. */
  name: 'lale' | 'nordlys';
  /** Person who runs the system. */
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

export interface Stage {
  runtime: ServiceRuntime;
  /** Runs under a clock that stands at `at`. */
  during: <T>(at: Temporal.Instant, run: () => Promise<T>) => Promise<T>;
  /** Resolves with the holiday's id in identity. */
  declare: (company: Company, holiday: DeclaredHoliday) => Promise<string>;
}

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
    datePattern: defaultDatePattern,
    searchLetters: 2,
    mustChangePassword: false,
    disabledAreas: [],
  } as Principal;
}

/** @throws Error where nobody has the id */
export function personIn({ people }: Company, id: string): Person {
  const found = people.find((one) => one.id === id);
  if (!found) throw new Error(`nobody in the demo has the id ${id}`);
  return found;
}

/** Reads as whoever runs the company. */
export const scopeOf = (runtime: ServiceRuntime, company: Company): QueryScope =>
  queryScope(runtime, principalOf(company, personIn(company, company.admin)), 'en');
