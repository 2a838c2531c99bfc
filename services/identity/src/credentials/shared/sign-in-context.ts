import { type ServiceRuntime } from '@kadro/chassis';
import { Principals } from './principals.ts';
import { type Tokens } from './tokens.ts';

/** Of the service that owns sign-in. */
export interface SignInContext {
  runtime: ServiceRuntime;
  tokens: Tokens;
  principals: Principals;
}

const contexts = new WeakMap<ServiceRuntime, SignInContext>();

/** Endpoints find it by the runtime they run in. */
export function installSignIn(runtime: ServiceRuntime, tokens: Tokens): SignInContext {
  const context = { runtime, tokens, principals: new Principals(runtime, tokens) };
  contexts.set(runtime, context);
  return context;
}

export function signInOf({ runtime }: { runtime: ServiceRuntime }): SignInContext {
  return contexts.get(runtime)!;
}
