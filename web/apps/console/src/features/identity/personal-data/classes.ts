import { type Identifier } from 'react-admin';
import { type PersonalClass, type RetentionDueQuery } from '../../../generated/graphql.ts';
import { serviceNames, type ServiceName } from '../../../server/services.ts';

export const personalClasses = [
  'identity',
  'contact',
  'family',
  'health',
  'bank',
  'pay',
  'biometric',
  'location',
  'device',
  'text',
] as const satisfies readonly PersonalClass[];

const explained = ['identity', 'contact', 'health', 'device', 'text'] as const;
export const isExplained = (name: PersonalClass): name is (typeof explained)[number] =>
  (explained as readonly string[]).includes(name);

/** Classes that cannot be erased while somebody is employed. */
export const neededToEmploy: readonly PersonalClass[] = ['identity', 'contact'];

/** A person with data beyond its retention period. */
export type DuePerson = NonNullable<RetentionDueQuery['retentionDue']>['items'][number] & { id: string };

/** The limit of the server. */
export const maxForgotten = 100;

export type Holding = {
  classes: { dataClass: PersonalClass; entries: number; files: number }[];
  erased: PersonalClass[];
};
export const parts = serviceNames;
export type PersonalData = { id: Identifier } & Record<ServiceName, Holding>;

export type Count = { dataClass: PersonalClass; entries: number; files: number };

/** The stored records by class over all services, without empty classes. */
export function heldOf(data: PersonalData): Count[] {
  return personalClasses.flatMap((dataClass) => {
    const all = parts.flatMap((part) => data[part].classes.filter((one) => one.dataClass === dataClass));
    const sum = (of: 'entries' | 'files') => all.reduce((total, one) => total + one[of], 0);
    return all.length > 0 ? [{ dataClass, entries: sum('entries'), files: sum('files') }] : [];
  });
}

export const isErased = ({ erased }: Holding, classes: readonly PersonalClass[]): boolean =>
  classes.every((one) => erased.includes(one));
