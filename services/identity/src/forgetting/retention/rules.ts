import { type PersonalClass, personalClasses } from '@kadro/kernel';
import { type Retention } from '../../organization/shared/fields.ts';

export interface DueClass {
  dataClass: PersonalClass;
  /** The day since when. */
  due: string;
}

/** Classes kept longer than the organization's clocks allow, counted in months after the last day of the employment. */
export function dueOf(
  { quitDate, forgotten }: { quitDate: string; forgotten: readonly PersonalClass[] },
  retention: Retention,
  on: string,
): DueClass[] {
  return personalClasses.flatMap((one) => {
    const months = retention[one] ?? null;
    if (months === null || forgotten.includes(one)) return [];
    const due = Temporal.PlainDate.from(quitDate).add({ months }).toString();
    return due <= on ? [{ dataClass: one, due }] : [];
  });
}
