/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { MomentProvider } from '../../../../time/moment.tsx';
import { type Employee } from '../model.ts';
import { PrintedRecord } from './Printed.tsx';
import { SectionCard } from './SectionCard.tsx';

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-identity', 'console-fields', 'time');
});

const german = ['militaryService', 'suspendedUntil'];
const person = (unusedFields: string[] | null, personal: object = {}) =>
  ({
    id: 'p',
    revision: 3,
    branchId: 'b',
    branch: unusedFields && { id: 'b', unusedFields },
    personal: { gender: 'MALE', militaryService: null, suspendedUntil: null, ...personal },
    management: {},
  }) as unknown as Employee;

const section = (employee: Employee) =>
  drawSignedIn(
    <MomentProvider>
      <SectionCard employee={employee} name="personal" title="Personal" />
    </MomentProvider>,
  );

describe('a section of a record', () => {
  it('has no fields that the country of the branch does not know, read or edited', async () => {
    const { user } = await section(person(german));
    await screen.findByText('Gender');
    expect(screen.queryByText('Military service')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await screen.findByText('Gender');
    expect(screen.queryByText('Military service')).toBeNull();
  });

  it('has them with a value, and where the branch is not known', async () => {
    const { unmount } = await section(person(german, { militaryService: 'DONE' }));
    await screen.findByText('Military service');
    expect(screen.queryByText('Deferred until')).toBeNull();
    unmount();
    await section(person(null));
    await screen.findByText('Military service');
  });

  it('is printed without them', async () => {
    await drawSignedIn(
      <MomentProvider>
        <PrintedRecord employee={person(german)} />
      </MomentProvider>,
    );
    await screen.findByText('Gender');
    expect(screen.queryByText('Military service')).toBeNull();
  });
});
