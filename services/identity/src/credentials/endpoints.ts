import { changeFirstPassword, changeOwnPassword } from './change-password/endpoint.ts';
import { refresh } from './refresh/endpoint.ts';
import { login } from './sign-in/endpoint.ts';
import { endOpenSession, logout } from './sign-out/endpoint.ts';

export const signInEndpoints = [login, refresh, logout, endOpenSession, changeFirstPassword, changeOwnPassword];
