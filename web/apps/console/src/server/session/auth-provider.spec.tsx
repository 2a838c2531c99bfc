/** @jest-environment ./infra/jsdom/environment.cjs */
import '@kadro/ui/testing';
import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, useDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { type Api, ApiError } from '@kadro/api';
import { kadroAuthProvider } from './auth-provider.ts';
import { type KadroDataProvider } from '../data-provider.ts';

it('leaves a command refused that met the end of the session', async () => {
  const over = new ApiError(401, { name: 'unauthorized' });
  const provider = { command: () => Promise.reject(over) } as unknown as DataProvider;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <CoreAdminContext authProvider={kadroAuthProvider({} as Api)} dataProvider={provider}>
        {children}
      </CoreAdminContext>
    </MemoryRouter>
  );
  const { result } = renderHook(() => useDataProvider<KadroDataProvider>(), { wrapper });
  await expect(result.current.command({ method: 'PUT', path: 'x', body: {}, key: '1' })).rejects.toBe(over);
});
