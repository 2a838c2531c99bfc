import { type Authenticator, type ServiceScope, type CommandScope } from '@kadro/chassis';
import { Principals } from './principals.ts';
import { type Tokens } from './tokens.ts';

export interface SignInContext {
  service: ServiceScope;
  tokens: Tokens;
  principals: Principals;
}

const contexts = new WeakMap<Authenticator, SignInContext>();

/** Endpoints find it by the authenticator of the service they run in. */
export function installSignIn(service: ServiceScope, tokens: Tokens): SignInContext {
  const context = { service, tokens, principals: new Principals(service, tokens) };
  contexts.set(context.principals, context);
  return context;
}

export function signInOf({ authenticator }: Pick<CommandScope, 'authenticator'>): SignInContext {
  return contexts.get(authenticator)!;
}
