/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { FieldValue } from '../../../fields/Value.tsx';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { fields } from './fields.ts';

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-fields');
});

describe.each([
  ['emailNotification', 'E-mail is not connected yet: notices are kept and not sent.'],
  ['smsNotification', 'SMS is not connected yet: notices are kept and not sent.'],
] as const)('%s', (name, note) => {
  it('says where it is on that the notice goes nowhere yet', async () => {
    await drawSignedIn(<FieldValue of={fields[name]} value />);
    expect(screen.getByText('Yes')).toBeDefined();
    expect(screen.getByText(note)).toBeDefined();
  });

  it('does not say it where it is off', async () => {
    await drawSignedIn(<FieldValue of={fields[name]} value={false} />);
    expect(screen.getByText('No')).toBeDefined();
    expect(screen.queryByText(note)).toBeNull();
  });

  it('says it in the form, too', async () => {
    await drawSignedIn(
      <CommandForm
        of={fields}
        parts={[{ fields: [name] }]}
        command={(body) => ({ method: 'PUT', path: 'employees/p/notification', body })}
        submit="Save"
        onDone={() => undefined}
      />,
    );
    expect(await screen.findByText(note)).toBeDefined();
  });
});
