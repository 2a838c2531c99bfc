import { type ServiceRuntime, queryScope, type QueryScope } from '@kadro/chassis';
import { type DemoCompany, type DemoHoliday, type DemoPerson, demoPrincipal } from '@kadro/kernel';

export {
  demoPrincipal as principalOf,
  type DemoCompany as Company,
  type DemoHoliday as DeclaredHoliday,
  type DemoPerson as Person,
} from '@kadro/kernel';

export interface Stage {
  runtime: ServiceRuntime;
  /** Runs under a clock that stands at `at`. */
  during: <T>(at: Temporal.Instant, run: () => Promise<T>) => Promise<T>;
  /** Resolves with the holiday's id in identity. */
  declare: (company: DemoCompany, holiday: DemoHoliday) => Promise<string>;
}

/** @throws Error where nobody has the id */
export function personIn({ people }: DemoCompany, id: string): DemoPerson {
  const found = people.find((one) => one.id === id);
  if (!found) throw new Error(`nobody in the demo has the id ${id}`);
  return found;
}

/** Reads as whoever runs the company. */
export const scopeOf = (runtime: ServiceRuntime, company: DemoCompany): QueryScope =>
  queryScope(runtime, demoPrincipal(company, personIn(company, company.admin)), 'en');
