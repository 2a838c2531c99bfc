import { type PersonalClass } from './personal-data.ts';

/** A person of whom classes are kept longer than the clocks say. */
export type DuePerson = { id: string; quitDate: string; classes: { dataClass: PersonalClass; due: string }[] };

/** The server forgets so many people at once. */
export const mostAtOnce = 100;

/** The chosen people, of whatever page, with some of them turned on or off. */
export function turnedPeople(chosen: readonly DuePerson[], people: readonly DuePerson[], on: boolean): DuePerson[] {
  const ids = new Set(people.map(({ id }) => id));
  return [...chosen.filter(({ id }) => !ids.has(id)), ...(on ? people : [])];
}
