import { describe, expect, it } from '@jest/globals';
import { home, loginWith, safeRedirect } from './redirect.ts';

describe('reading a redirect value', () => {
  it.each([
    ['/human-resources/employee/contact', '/human-resources/employee/contact'],
    ['/dashboard?day=2026-10-22#month', '/dashboard?day=2026-10-22#month'],
    ['/a/../dashboard', '/dashboard'],
    ['/ç?q=é', '/%C3%A7?q=%C3%A9'],
  ])('keeps %s', (value, path) => {
    expect(safeRedirect(value)).toBe(path);
  });

  it.each([
    null,
    '',
    'dashboard',
    '//other.example',
    '/\\other.example',
    '\\\\other.example',
    '/\t/other.example',
    '/ok\\..\\x',
    'https://other.example/x',
    'javascript:alert(1)',
    ' //other.example',
    '/login?redirect=%2Fdashboard',
    '/logout',
    '/first-login',
  ])('leads home instead of to %j', (value) => {
    expect(safeRedirect(value)).toBe(home);
  });
});

describe('making a redirect value', () => {
  it('comes back whole', () => {
    const path = '/human-resources/employee/contact?a=1&b=ü#c';
    const value = new URL(loginWith(path), 'https://kadro.example').searchParams.get('redirect');
    expect(value).toBe(path);
  });
});
