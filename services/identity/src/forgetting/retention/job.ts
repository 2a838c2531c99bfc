import { type ServiceScope } from '@kadro/chassis';
import { todayIn } from '@kadro/kernel';
import { organizations } from '../../organization/rows/organizations.ts';
import { peopleDue } from './people-due.ts';

/** Daily; it never forgets by itself. */
export async function countDue(service: ServiceScope): Promise<void> {
  const today = todayIn('UTC', service.now());
  for (const organization of await service.rows(organizations).organizations()) {
    const people = (await peopleDue(service, organization, today)).length;
    if (people > 0)
      service.logger.warn({ organization, people }, 'personal data is kept longer than the retention clocks allow');
  }
}
