import { type ServiceRuntime } from '@kadro/chassis';
import { type DemoStage, type DemoWorld } from '@kadro/kernel';
import { companiesOf, declareHoliday, seedCompany } from './index.ts';

/** Makes the companies of the demo; answers who works there, and who may sign in. */
export async function seed({ runtime, setClock }: DemoStage<ServiceRuntime>): Promise<DemoWorld> {
  const accounts = await seedCompany(runtime, setClock);
  return {
    accounts,
    companies: await companiesOf(runtime),
    declareHoliday: (company, holiday) => declareHoliday(runtime, company, holiday),
  };
}
