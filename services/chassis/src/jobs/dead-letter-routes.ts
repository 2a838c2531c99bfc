import { DeadLetters } from '../messaging/dead-letters.ts';
import { resend } from '../messaging/resending.ts';
import { contextOf } from '../access/scope.ts';
import { z } from 'zod';
import { type Access } from '../declare/principal.ts';
import { endpoint, type Endpoint } from '../declare/command.ts';
import { type DeadLetter } from '../ports/shared/dead-letter.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { offsetOf, paging } from './paging.ts';

const path = 'dead-letters';
const none = z.strictObject({});

const letterShape = z.object({
  id: z.string(),
  at: z.string(),
  type: z.string(),
  reaction: z.string(),
  reason: z.string(),
  attempts: z.int(),
});

const shownLetter = letterShape.extend({
  heard: z.object({
    id: z.string(),
    name: z.string(),
    from: z.string(),
    organization: z.string(),
    stream: z.string(),
    revision: z.int(),
    at: z.string(),
    correlation: z.string(),
    // whatever was said: nobody could bear it
    data: z.unknown(),
  }),
});

export function deadLetterRoutes(access: Access): Endpoint[] {
  return [listRoute(access), showRoute(access), resendRoute(access), discardRoute(access)];
}

function listRoute(access: Access): Endpoint {
  return endpoint({
    name: 'ListDeadLetters',
    method: 'GET',
    path,
    access,
    summary: 'Messages that reactions gave up on, latest first',
    query: true,
    input: z.strictObject(paging),
    example: {},
    answers: { status: 200, shape: z.object({ items: z.array(letterShape) }) },
    handle: async (page, scope) => {
      const letters = await new DeadLetters(contextOf(scope)).list(scope.organization, offsetOf(page));
      return { status: 200, body: { items: letters.map(shown) } };
    },
  });
}

function showRoute(access: Access): Endpoint {
  return endpoint({
    name: 'ShowDeadLetter',
    method: 'GET',
    path: `${path}/{id}`,
    access,
    summary: 'One dead letter with its message',
    input: none,
    example: {},
    answers: { status: 200, shape: shownLetter },
    handle: async (_input, scope) => ({ status: 200, body: await letterOf(scope) }),
  });
}

function resendRoute(access: Access): Endpoint {
  return endpoint({
    name: 'ResendDeadLetter',
    method: 'POST',
    path: `${path}/{id}/resend`,
    access,
    summary: 'Delivers the message to its reaction again',
    input: none,
    example: {},
    answers: { status: 200, shape: letterShape },
    handle: async (_input, scope) => {
      const letter = await letterOf(scope);
      const outcome = await resend(contextOf(scope), scope.organization, letter.id);
      if (outcome === 'failed') throw new Refused('still_failing');
      if (outcome === 'unhandled') throw new Refused('nobody_listens');
      return { status: 200, body: shown(letter) };
    },
  });
}

function discardRoute(access: Access): Endpoint {
  return endpoint({
    name: 'DiscardDeadLetter',
    method: 'DELETE',
    path: `${path}/{id}`,
    access,
    summary: 'Discards the message: it is delivered no more',
    input: none,
    example: {},
    answers: { status: 204 },
    handle: async (_input, scope) => {
      const { organization, params, principal } = scope;
      const outcome = await new DeadLetters(contextOf(scope)).discard(organization, params.id!, principal.account);
      if (outcome === 'gone') throw new Refused('entity_not_found');
      return { status: 204 };
    },
  });
}

async function letterOf(scope: CommandScope): Promise<DeadLetter> {
  const letter = await new DeadLetters(contextOf(scope)).find(scope.organization, scope.params.id!);
  if (!letter) throw new Refused('entity_not_found');
  return letter;
}

function shown({ id, at, type, reaction, reason, attempts }: DeadLetter): z.infer<typeof letterShape> {
  return { id, at, type, reaction, reason, attempts };
}
