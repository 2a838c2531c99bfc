/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pattern } from '../../fields/kinds.ts';
import { OneFieldForm } from '../../testing/form.tsx';
import { draw } from '../../testing/render.tsx';
import { PatternInput } from './Pattern.tsx';

const eightHours = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const refused = 'Enter hours such as 7:30, up to 24.';

/** A form whose working pattern is eight hours from Monday to Friday. */
async function week() {
  const sent = jest.fn();
  const { user } = await draw(
    <OneFieldForm of={pattern} value={eightHours} required onSend={sent}>
      {(control, { value, onChange, ref }) => <PatternInput {...control} {...{ value, onChange, inputRef: ref }} />}
    </OneFieldForm>,
  );
  const day = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const type = async (name: string, text: string) => {
    await user.clear(day(name));
    await user.type(day(name), text);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, sent, day, type, save };
}

describe('a working pattern', () => {
  it.each(['25', '99', '24:01', '7:60', 'eight', '8h'])(
    'keeps "%s" as it was typed, with its error; nothing is sent and the focus is there',
    async (typed) => {
      const { sent, day, type, save } = await week();
      await type('Wednesday', typed);
      await type('Thursday', '4');
      await save();
      expect(sent).not.toHaveBeenCalled();
      expect([day('Wednesday').value, day('Thursday').value]).toEqual([typed, '4:00']);
      expect(screen.getAllByText(refused)).toHaveLength(1);
      expect(screen.getByLabelText('Wednesday', { selector: '[aria-invalid="true"]' })).toBe(document.activeElement);
    },
  );

  it('is sent once the hours are mended', async () => {
    const { sent, type, save } = await week();
    await type('Wednesday', '25');
    await save();
    await type('Wednesday', '7:30');
    expect(screen.queryByText(refused)).toBeNull();
    await save();
    expect(sent).toHaveBeenCalledWith({ ...eightHours, wednesday: 450 });
  });

  it('focuses the first of several days', async () => {
    const { day, type, save } = await week();
    await type('Friday', '99');
    await type('Tuesday', '25');
    await save();
    expect(document.activeElement).toBe(day('Tuesday'));
  });

  it('writes hours in one form when the field is left, and adds them up', async () => {
    const { user, day, type } = await week();
    await type('Monday', '7,5');
    expect(day('Monday').value).toBe('7,5');
    // the spaces within a duration never break
    expect(screen.getByText(/^Week: 39.h.30.min$/)).toBeDefined();
    await user.tab();
    expect(day('Monday').value).toBe('7:30');
  });
});
