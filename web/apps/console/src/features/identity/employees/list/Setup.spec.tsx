/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { features } from '../../../index.ts';
import { FeaturesContext } from '../../../../manifest/context.ts';
import { Setup } from './Setup.tsx';

const one = [{ id: '1', archived: false }];
const me = { id: 'me', status: 'ACTIVE' };
const founded = { branches: one, employees: [me] };
const whole = { ...founded, 'enabled-areas': one, 'leave-types': one, employees: [me, { id: '2', status: 'ACTIVE' }] };

const steps = (stored: Parameters<typeof drawSignedIn>[1] = {}) =>
  drawSignedIn(
    <FeaturesContext value={features}>
      <Setup />
      <p>drawn</p>
    </FeaturesContext>,
    stored,
  );
const texts = async () => {
  const list = within(await screen.findByRole('region', { name: 'First steps' }));
  return list.getAllByRole('listitem').map((step) => {
    const link = within(step).queryByRole('link');
    return [within(step).getByRole('img').getAttribute('aria-label'), step.textContent, link?.getAttribute('href')];
  });
};

describe('the first steps of an organization', () => {
  it('say what is done and lead to what is open', async () => {
    await steps({ stored: founded });
    expect(await texts()).toEqual([
      ['open', 'Turn on the areas that you use', '/settings/areas'],
      ['done', 'Add your branches with their working days', undefined],
      ['open', 'Add leave types', '/leave-types/create'],
      ['open', 'Hire the first people', '/employees/create'],
    ]);
  });

  it.each([
    ['areas', 'enabled-areas'],
    ['branches', 'branches'],
    ['types', 'leave-types'],
    ['people', 'employees'],
  ])('stay until there are %s', async (_what, resource) => {
    await steps({ stored: { ...whole, [resource]: [] } });
    expect((await texts()).filter(([state]) => state === 'open')).toHaveLength(1);
  });

  it('count no branch that is archived, and nobody who has left', async () => {
    const stored = { branches: [{ id: '1', archived: true }], employees: [me, { id: '2', status: 'RESIGNED' }] };
    await steps({ stored: { ...whole, ...stored } });
    expect((await texts()).map(([state]) => state)).toEqual(['done', 'open', 'done', 'open']);
  });

  it('go when all are done', async () => {
    const { asked } = await steps({ stored: whole });
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['enabled-areas', 'employees'])));
    await screen.findByText('drawn');
    expect(screen.queryByText('First steps')).toBeNull();
  });

  it('are not for admins of some branches, who cannot do them', async () => {
    const user = { superAdmin: false, restrictedAdmin: true, adminBranches: ['1'] };
    const { asked } = await steps({ stored: founded, user });
    await screen.findByText('drawn');
    expect([asked, screen.queryByText('First steps')]).toEqual([[], null]);
  });
});
