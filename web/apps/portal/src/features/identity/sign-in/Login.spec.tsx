/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError, type Api } from '@kadro/api';
import { fakeApi, someone } from '../../../testing/api.ts';
import { draw } from '../../../testing/render.tsx';
import Login from './Login.tsx';

async function page(login: Api['login']) {
  const { api } = fakeApi({ login });
  const { user } = await draw(<Login />, { api: { ...api, session: null } });
  const username = screen.getByRole<HTMLInputElement>('textbox', { name: 'Work e-mail' });
  return { user, username, password: screen.getByLabelText<HTMLInputElement>('Password') };
}

const focusIsOn = (field: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field));

describe('signing in', () => {
  it('without a word is not sent, and leads to the first field', async () => {
    let calls = 0;
    const { user, username, password } = await page(() => Promise.resolve({ ...someone, id: String((calls += 1)) }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await focusIsOn(username);
    expect(screen.getByRole('textbox', { description: 'Enter the work email.' })).toBe(username);
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(calls).toBe(0);
  });

  it('that is refused says why, keeps the name and asks for the password again', async () => {
    const { user, username, password } = await page(() =>
      Promise.reject(new ApiError(401, { name: 'login_failed', message: 'The e-mail or the password is wrong.' })),
    );
    await user.type(username, 'ayse@lodos.example');
    await user.type(password, 'wrong{Enter}');
    await screen.findByText('The e-mail or the password is wrong.');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'The e-mail or the password is wrong.',
    ]);
    await focusIsOn(password);
    expect([username.value, password.value]).toEqual(['ayse@lodos.example', '']);
  });

  it('without a connection keeps both', async () => {
    const { user, username, password } = await page(() => Promise.reject(new ApiError(0, { name: 'network_error' })));
    await user.type(username, 'ayse@lodos.example');
    await user.type(password, 'secret{Enter}');
    await screen.findByText(/The server cannot be reached/);
    expect([username.value, password.value]).toEqual(['ayse@lodos.example', 'secret']);
  });
});
