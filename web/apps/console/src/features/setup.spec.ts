import { describe, expect, it } from '@jest/globals';
import { features } from './index.ts';
import { setupOf } from '../manifest/compose.ts';

describe('the first steps of an organization', () => {
  it('are areas, branches, types and people, in that order', () =>
    expect(setupOf(features).map(({ text, to }) => [text, to])).toEqual([
      ['console:setup.areas', '/settings/areas'],
      ['console:setup.branches', '/branches'],
      ['console:setup.types', '/leave-types/create'],
      ['console:setup.people', '/employees/create'],
    ]));
});
