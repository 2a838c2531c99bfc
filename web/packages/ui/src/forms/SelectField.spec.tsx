/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { SelectField } from './SelectField.tsx';

const kinds = [
  { value: 'annual', label: 'Annual leave' },
  { value: 'sick', label: 'Sick leave' },
  { value: 'unpaid', label: 'Unpaid leave', disabled: true },
];

function Kind({ error }: { error?: string }) {
  const [kind, setKind] = useState('');
  return (
    <SelectField
      label="Kind of leave"
      helper="It decides which balance is used."
      error={error}
      required
      empty="Choose one"
      options={kinds}
      value={kind}
      onChange={(event) => setKind(event.target.value)}
    />
  );
}

describe('a field with a list', () => {
  it('offers its options, and takes one that can be chosen', async () => {
    const { user } = await draw(<Kind />);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: /Kind of leave/ });
    const offered = within(field).getAllByRole<HTMLOptionElement>('option');
    expect(offered.map(({ label }) => label)).toEqual(['Choose one', 'Annual leave', 'Sick leave', 'Unpaid leave']);
    await user.selectOptions(field, 'Sick leave');
    expect(field.value).toBe('sick');
    await user.selectOptions(field, 'Unpaid leave');
    expect(field.value).toBe('sick');
  });

  it('is described by its helper, then by its error', async () => {
    const { unmount } = await draw(<Kind />);
    expect(screen.getByRole('combobox', { description: 'It decides which balance is used.' })).toBeDefined();
    unmount();
    await draw(<Kind error="Choose a kind." />);
    const field = screen.getByRole('combobox', { description: 'Choose a kind.' });
    expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-required')]).toEqual(['true', 'true']);
  });
});

describe('the summary of errors', () => {
  const problems = ['email', 'phone', 'address'].map((field) => ({ field, text: `${field} is missing` }));

  it('leads to each field, by id or by name', async () => {
    const { user } = await draw(
      <>
        <ErrorSummary problems={problems} />
        <Field label="E-mail" id="email" />
        <Field label="Phone" name="phone" />
      </>,
    );
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('Fields to look at: 3')).toBeDefined();
    await user.click(summary.getByRole('link', { name: 'phone is missing' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
  });

  it('is not there for two, which are seen at their fields', async () => {
    await draw(<ErrorSummary problems={problems.slice(1)} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
