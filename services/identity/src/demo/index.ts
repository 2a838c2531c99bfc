import { type ServiceRuntime } from '@kadro/chassis';
import { createOrganization } from '../create-organization.ts';

/** An account of the demo company that somebody may sign in with. */
export interface DemoAccount {
  username: string;
  password: string;
  about: string;
}

/** Makes the demo company; `setClock` moves the time its events happen at. */
export async function seedCompany(runtime: ServiceRuntime, setClock: (at: Temporal.Instant | null) => void): Promise<DemoAccount[]> {
  setClock(null);
  const admin = { firstName: 'Ayşe', lastName: 'Yılmaz', staffNumber: '1001', workEmail: 'ayse.yilmaz@kadro.example', hiredDate: '2019-03-04' };
  const { username, password } = await createOrganization(runtime, { name: 'Lale Tekstil', zone: 'Europe/Istanbul', country: 'TR', language: 'tr', branchName: 'İstanbul', admin });
  return [{ username, password, about: 'super admin' }];
}
