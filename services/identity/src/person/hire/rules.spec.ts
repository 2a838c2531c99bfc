import { describe, it } from '@jest/globals';
import { given } from '@kadro/chassis/testing/rules';
import { aPerson } from '../../testing/past.ts';
import { person } from '../events.ts';
import { hire } from './rules.ts';

describe('hiring', () => {
  it('records what was sent, in the language that was found, without the id', () => {
    const hired = aPerson();
    const { language, ...fields } = hired.data;
    given(person)
      .when((state) => hire(state, { id: 'p1', ...fields }, { language }))
      .then(hired);
  });
});
