import { type ServiceRuntime } from '@kadro/chassis';
import { accountOf, accountSteps, type DemoAccount } from './accounts.ts';
import { lale, laleAccounts, laleDomain, lalePeople, laleSteps } from './companies/lale.ts';
import { nordlys, nordlysAccounts, nordlysDomain, nordlysPeople, nordlysSteps } from './companies/nordlys.ts';
import { daysBefore, runSteps } from './timeline.ts';

export { type DemoAccount } from './accounts.ts';
export { companiesOf, declareHoliday } from './directory.ts';

/** `setClock` moves the time at which events happen. A repeat adds nothing. */
export async function seedCompany(
  runtime: ServiceRuntime,
  setClock: (at: Temporal.Instant | null) => void,
): Promise<DemoAccount[]> {
  setClock(null);
  const now = runtime.ports.clock.now();
  const passwordDay = daysBefore(now, 30);
  const accounts = [
    ...accountSteps(lale, laleAccounts, passwordDay),
    ...accountSteps(nordlys, nordlysAccounts, passwordDay),
  ];
  await runSteps(runtime, setClock, [...(await laleSteps(now)), ...(await nordlysSteps(now)), ...accounts]);
  setClock(null);
  return [
    ...laleAccounts.map((one) => accountOf(one, lalePeople, laleDomain)),
    ...nordlysAccounts.map((one) => accountOf(one, nordlysPeople, nordlysDomain)),
  ];
}
