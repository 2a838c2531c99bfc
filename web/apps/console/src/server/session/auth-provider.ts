import { type Api } from '@kadro/api';
import { type AuthProvider } from 'react-admin';
import { mayUseConsole } from './rights.ts';

/** react-admin's view of the session, which the gate has restored before the first page. */
export function kadroAuthProvider(api: Api): AuthProvider {
  return {
    login: () => Promise.reject(new Error('the portal signs in')),
    // the client leaves the page by itself once the session is over
    logout: () => Promise.resolve(false),
    checkAuth: () =>
      api.session && mayUseConsole(api.session) ? Promise.resolve() : Promise.reject(new Error('unauthorized')),
    // a refusal stays one: what react-admin signs out for it answers as done
    checkError: () => Promise.resolve(),
    getIdentity: () => {
      const { id = '', firstName = '', lastName = '', imageUrl } = api.session ?? {};
      return Promise.resolve({ id, fullName: `${firstName} ${lastName}`, avatar: imageUrl ?? undefined });
    },
    getPermissions: () => Promise.resolve(api.session),
  };
}
