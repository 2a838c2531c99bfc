import { type Identifier } from 'react-admin';
import { serviceNames, type ServiceName } from '../../../server/services.ts';

/** The classes of personal data, in the order of the screens. */
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
] as const;
export type PersonalClass = (typeof personalClasses)[number];

/** Those whose kinds of data are explained beside their name. */
const explained = ['identity', 'contact', 'health', 'device', 'text'] as const;
export const isExplained = (name: PersonalClass): name is (typeof explained)[number] =>
  (explained as readonly string[]).includes(name);

/** Without these nobody can be employed. */
export const neededToEmploy: readonly PersonalClass[] = ['identity', 'contact'];

/** A person of whom classes are kept longer than the clocks say. */
export type DuePerson = { id: string; quitDate: string; classes: { dataClass: PersonalClass; due: string }[] };

/** The server forgets so many people at once. */
export const mostForgottenAtOnce = 100;

/** What one service holds of a person. */
export type Holding = {
  classes: { dataClass: PersonalClass; entries: number; files: number }[];
  erased: PersonalClass[];
};
/** The same of every service that is asked. */
export const parts = serviceNames;
export type PersonalData = { id: Identifier } & Record<ServiceName, Holding>;

export type Count = { dataClass: PersonalClass; entries: number; files: number };

/** How much of each class is held, over all services; classes of which nothing is held are absent. */
export function heldOf(data: PersonalData): Count[] {
  return personalClasses.flatMap((dataClass) => {
    const all = parts.flatMap((part) => data[part].classes.filter((one) => one.dataClass === dataClass));
    const sum = (of: 'entries' | 'files') => all.reduce((total, one) => total + one[of], 0);
    return all.length > 0 ? [{ dataClass, entries: sum('entries'), files: sum('files') }] : [];
  });
}

/** Whether a service has nothing left of the given classes. */
export const isErased = ({ erased }: Holding, classes: readonly PersonalClass[]): boolean =>
  classes.every((one) => erased.includes(one));
