/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { DateField } from '@kadro/ui';
import { amount, colour, date, decimal, email, type FieldKind, number } from '../../fields/kinds.ts';
import { type Bound, type Control } from '../control.ts';
import { OneFieldForm } from '../../testing/form.tsx';
import { draw } from '../../testing/render.tsx';
import { ColourInput } from './colour/Code.tsx';
import { TextInput } from './plain.tsx';

const input = (of: FieldKind, control: Control, { ref, ...field }: Bound) => {
  const bound = { ...control, ...field };
  if (of.kind === 'date') return <DateField {...bound} ref={ref} pattern="DD.MM.YYYY" language="en" />;
  if (of.kind === 'colour') return <ColourInput {...bound} inputRef={ref} />;
  return <TextInput {...bound} inputRef={ref} of={of} />;
};

describe('an input whose text is not of its kind', () => {
  it.each<[FieldKind, string, string]>([
    [date, '31.02.2026', 'This date does not exist. Enter another date.'],
    [date, '12.3', 'Enter a date in the form DD.MM.YYYY.'],
    [number, '5 days', 'Enter a whole number.'],
    [number, '2.5', 'Enter a whole number.'],
    [decimal, '1.', 'Enter a number.'],
    [amount, 'ten', 'Enter a number.'],
    [email, 'ada@', 'Enter an e-mail address such as name@example.com.'],
    [colour('types'), '#12', 'Enter a colour such as #0f766e.'],
  ])('keeps it with its error, and nothing is sent: %j %s', async (of, typed, text) => {
    const sent = jest.fn();
    const { user } = await draw(
      <OneFieldForm of={of} value="" onSend={sent}>
        {(control, field) => input(of, control, field)}
      </OneFieldForm>,
    );
    const one = screen.getByLabelText<HTMLInputElement>('One');
    await user.type(one, typed);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent).not.toHaveBeenCalled();
    expect([one.value, one.getAttribute('aria-invalid')]).toEqual([typed, 'true']);
    expect(screen.getByText(text)).toBeDefined();
    expect(document.activeElement).toBe(one);
  });
});
