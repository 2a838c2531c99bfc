import { describe, expect, it } from '@jest/globals';
import { type DuePerson, turnedPeople } from './due-choice.ts';

const person = (id: string, due = '2026-01-31'): DuePerson => ({ id, quitDate: '2025-01-31', classes: [{ dataClass: 'health', due }] });
const namesOf = (people: readonly DuePerson[]) => people.map(({ id }) => id);

describe('choosing due people', () => {
  const onFirstPage = [person('a'), person('b')];
  it('keeps who was chosen on another page', () => expect(namesOf(turnedPeople(onFirstPage, [person('c')], true))).toEqual(['a', 'b', 'c']));
  it('counts nobody twice, and takes what is known last', () => expect(turnedPeople(onFirstPage, [person('b', '2026-02-28')], true)).toEqual([person('a'), person('b', '2026-02-28')]));
  it('lets go of those of a page only', () => expect(namesOf(turnedPeople([...onFirstPage, person('c')], [person('c'), person('d')], false))).toEqual(['a', 'b']));
});
