import { type ServiceRuntime } from '@kadro/chassis';
import { todayIn } from '@kadro/kernel';
import { organizations } from '../../organization/rows/organizations.ts';
import { peopleDue } from './people-due.ts';

/** Daily; it never forgets by itself. */
export async function countDue(runtime: ServiceRuntime): Promise<void> {
  const today = todayIn('UTC', runtime.ports.clock.now());
  for (const organization of await runtime.rows(organizations).organizations()) {
    const people = (await peopleDue({ runtime, organization }, today)).length;
    if (people > 0)
      runtime.logger.warn({ organization, people }, 'personal data is kept longer than the retention clocks allow');
  }
}
