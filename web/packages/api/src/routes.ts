import type { Routes } from '@kadro/contract/routes';
import { type Api, type CommandMethod, type CommandOptions } from './create.ts';
import { idempotencyKeys } from './idempotency-key.ts';

/** A route of the services: `PUT /leave/api/v1/leave-requests/{id}`. */
export type Route = keyof Routes;
export type BodyOf<R extends Route> = Routes[R]['body'];
export type AnswerOf<R extends Route> = Routes[R]['answer'];

type Parameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & Parameters<Rest>
  : unknown;

/** Our apps always say which row their user has seen, or which rows. */
type Seen<Body> = Body extends { revision?: number }
  ? 'revision' extends keyof Body
    ? Body & { revision: number }
    : Body
  : Body;

export type Call<R extends Route> = Parameters<R> & { body: Seen<BodyOf<R>> };

export type Send = <R extends Route>(route: R, call: Call<R>, options?: CommandOptions) => Promise<AnswerOf<R>>;

/**
 * Sends commands of one place in an app. What is sent again unchanged, because no answer came or it was refused, is the
 * same command: it keeps its idempotency key until it is done, or has the one that is given. @throws ApiError
 */
export function senderOf(api: Pick<Api, 'command'>): Send {
  const keys = idempotencyKeys();
  return async <R extends Route>(route: R, { body, ...parameters }: Call<R>, options: CommandOptions = {}) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((parameters as Record<string, unknown>)[name])),
    );
    const key = options.key ?? keys.keyOf([method, path, body]);
    const answer = await api.command<AnswerOf<R>>(method as CommandMethod, path, body, {
      silent: true,
      ...options,
      key,
    });
    keys.done();
    return answer;
  };
}
