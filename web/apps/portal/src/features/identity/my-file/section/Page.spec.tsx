/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeApi } from '../../../../testing/api.ts';
import { draw } from '../../../../testing/render.tsx';
import { type Employee } from '../../../../people/types.ts';
import { Overview } from '../Overview.tsx';
import { personalGroups } from './fields.ts';
import { SectionPage } from './Page.tsx';

const unusedFields = ['militaryService', 'suspendedUntil', 'serviceLine'];
const person = (personal: object, unused: string[] = unusedFields) =>
  ({
    id: 'murat',
    revision: 7,
    branch: { id: 'b', unusedFields: unused },
    management: {},
    personal: { gender: 'MALE', militaryService: null, suspendedUntil: null, ...personal },
  }) as unknown as Employee;
const reads = {
  Organization: () => ({ organizationDetail: null }),
  People: () => ({ personCardsByIds: [] }),
  Places: () => ({ branchesByIds: [], unitsByIds: [], teamsByIds: [], jobsByIds: [] }),
};
const section = (employee: Employee) =>
  draw(
    <SectionPage employee={employee} section="personal" groups={personalGroups} saved="portal:file.saved.personal" />,
    fakeApi({ reads }),
  );

describe('a section of the own file', () => {
  it('has no fields that the country of the branch does not know, read or edited', async () => {
    const { user } = await section(person({}));
    await screen.findByText('Gender');
    expect(screen.queryByText('Military service')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByRole('combobox', { name: 'Gender' });
    expect(screen.queryByText('Military service')).toBeNull();
  });

  it('has them with a value, and in countries that know them', async () => {
    const { unmount } = await section(person({ militaryService: 'DONE' }));
    await screen.findByText('Military service');
    expect(screen.queryByText('Deferred until')).toBeNull();
    unmount();
    await section(person({}, []));
    await screen.findByText('Deferred until');
  });

  it('is so in the overview, too', async () => {
    const { unmount } = await draw(<Overview employee={person({})} />, fakeApi({ reads }));
    await screen.findByText('Role');
    expect(screen.queryByText('Service line')).toBeNull();
    unmount();
    await draw(<Overview employee={person({}, [])} />, fakeApi({ reads }));
    await screen.findByText('Service line');
  });
});
