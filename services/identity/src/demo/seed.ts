import { type ServiceRuntime } from '@kadro/chassis';
import { type DemoStage, type DemoWorld } from '@kadro/kernel';
import { companiesOf, declareHoliday, seedCompany } from './index.ts';

export async function seed({ runtime, setClock }: DemoStage<ServiceRuntime>): Promise<DemoWorld> {
  const accounts = await seedCompany(runtime, setClock);
  return {
    accounts,
    companies: await companiesOf(runtime),
    declareHoliday: (company, holiday) => declareHoliday(runtime, company, holiday),
  };
}
