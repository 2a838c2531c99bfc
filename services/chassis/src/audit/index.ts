import { contextOf } from '../access/scope.ts';
import { z } from 'zod';
import { auditRoute } from '../declare/audit.ts';
import { endpoint, type Endpoint } from '../declare/command.ts';
import { type Access } from '../declare/principal.ts';
import { Refused } from '../declare/refusal.ts';
import { type Part } from '../declare/service.ts';
import { type AuditRow, instantOf } from '../read/audit-rows.ts';
import { historyStates } from '../time/history.ts';
import { auditPage, modelsOf } from './page.ts';
import { toldOf } from './told.ts';

const text = z.string();
const id = z.string().max(200);

const entryShape = z.object({
  id: text,
  at: text,
  service: text,
  type: text,
  kind: text,
  record: text,
  subject: text,
  actor: text,
  onBehalfOf: text.nullable(),
});
const change = z.object({ field: text, old: text.nullable(), new: text.nullable() });
const toldShape = z.object({
  ...entryShape.shape,
  on: text.nullable(),
  state: z.enum(historyStates),
  changes: z.array(change),
});

const asked = z.strictObject({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  actor: id.optional(),
  record: id.optional(),
  subject: id.optional(),
  kind: id.optional(),
  type: z.union([id, z.array(id).max(100)]).optional(),
  before: id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

/** The changes of a service's records, newest first, each under the reader's own rights. */
export function auditLog(access: Access): Part {
  return { endpoints: [listRoute(access), entryRoute(access)] };
}

function listRoute(access: Access): Endpoint {
  return endpoint({
    name: auditRoute,
    method: 'GET',
    path: 'audit-entries',
    access,
    summary: 'Changes of all records, newest first; `next` goes into `before`',
    query: true,
    input: asked,
    example: {},
    answers: {
      status: 200,
      shape: z.object({
        items: z.array(entryShape),
        next: text.nullable(),
        kinds: z.record(text, z.array(text)).describe('what entries tell: types of changes by kind of record'),
      }),
    },
    handle: async ({ type, ...input }, scope) => {
      const { name, audited } = contextOf(scope).service;
      const { items, next } = await auditPage(scope, {
        ...input,
        types: type === undefined ? undefined : [type].flat(),
      });
      const kinds: Record<string, string[]> = {};
      for (const [type, { model }] of audited) (kinds[model.name] ??= []).push(type);
      return { status: 200, body: { items: items.map((row) => shown(row, name)), next, kinds } };
    },
  });
}

function entryRoute(access: Access): Endpoint {
  return endpoint({
    name: 'ShowAuditEntry',
    method: 'GET',
    path: 'audit-entries/{id}',
    access,
    summary: 'One change with what it changed',
    input: z.strictObject({}),
    example: {},
    answers: { status: 200, shape: toldShape },
    handle: async (_input, scope) => {
      const context = contextOf(scope);
      const rows = await context.auditEntries();
      const record = await rows.get(scope.organization, scope.params.id!);
      const [told] = record ? await toldOf(modelsOf(scope), scope, [record.doc as AuditRow]) : [];
      if (!told) throw new Refused('entity_not_found');
      const { on = null, state = 'DONE', changes = [] } = (await told.changes()) ?? {};
      return { status: 200, body: { ...shown(told.entry, context.service.name), on, state, changes } };
    },
  });
}

function shown(row: AuditRow, service: string): z.infer<typeof entryShape> {
  const { id: own, type, kind, record, subject, actor, onBehalfOf = null } = row;
  return { id: own, at: instantOf(row), service, type, kind, record, subject, actor, onBehalfOf };
}
