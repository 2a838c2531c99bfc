/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useErrors } from './use-errors.ts';

describe('what is said of a form for overtime', () => {
  it('is no more that nothing was chosen, once the choices are loaded', () => {
    const { result, rerender } = renderHook(useErrors, { initialProps: '' });
    act(() => result.current.setErrors({ what: 'is missing', reason: 'is too long' }));
    expect(result.current.errors).toEqual({ what: 'is missing', reason: 'is too long' });
    rerender('type:night');
    expect(result.current.errors).toEqual({ reason: 'is too long' });
  });

  it('stays as long as the same is chosen', () => {
    const { result, rerender } = renderHook(useErrors, { initialProps: 'type:night' });
    act(() => result.current.setErrors({ what: 'is not for you' }));
    rerender('type:night');
    expect(result.current.errors).toEqual({ what: 'is not for you' });
  });
});
