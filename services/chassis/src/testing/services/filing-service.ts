import { z } from 'zod';
import { command } from '../../declare/command.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { readModel } from '../../declare/models/read-model.ts';
import { defineService } from '../../declare/service.ts';
import { storageOf } from '../../storage/index.ts';
import { byName, domain } from './storing-service.ts';

const ids = z.array(z.string());
const kind = z.enum(['contract', 'attest', 'picture']);

const member = decider({
  name: 'member',
  initial: {},
  events: {
    MemberJoined: event(1, z.object({ owner: z.string(), readers: ids })),
    FilesTakenUp: event(1, z.object({ kind, documents: ids })),
  },
  evolve: { MemberJoined: (state) => state, FilesTakenUp: (state) => state },
});

interface MemberRow {
  id: string;
  owner: string;
  readers: string[];
  files: Record<z.infer<typeof kind>, string[]>;
}

const modelOf = (name: string, row: string) =>
  readModel(member).rows<MemberRow>({
    name,
    row,
    version: 1,
    schema: z.object({ id: z.string(), owner: z.string(), readers: ids, files: z.record(kind, ids) }),
    indexes: {
      owner: { path: 'owner' },
      readers: { path: 'readers', type: 'list' },
      ...Object.fromEntries(kind.options.map((one) => [one, { path: `files.${one}`, type: 'list' as const }])),
    },
    reach: { own: 'owner', named: ['readers'] },
    access: ['own', 'named', 'all'],
    project: {
      MemberJoined: (_row, { data }) => ({ ...data, files: { contract: [], attest: [], picture: [] } }),
      FilesTakenUp: (old, { data }) => old && { ...old, files: { ...old.files, [data.kind]: data.documents } },
    },
  });

const members = modelOf('members', 'Member');
const folders = modelOf('folders', 'Folder');
const whose = (row: MemberRow) => row.owner;

/** Contracts come from the admin, attests from oneself and one's readers, pictures from oneself. */
export const filing = storageOf({
  kinds: {
    picture: {
      dataClass: 'identity',
      parent: members,
      path: 'members',
      documents: (row) => row.files.picture,
      namedIn: 'picture',
    },
    contract: {
      dataClass: 'pay',
      parent: folders,
      path: 'folders',
      segment: 'contract',
      documents: (row) => row.files.contract,
      namedIn: 'contract',
      mayUpload: { on: members, reach: ['all'] },
      whose,
    },
    attest: {
      dataClass: 'health',
      parent: folders,
      path: 'folders',
      segment: 'attest',
      documents: (row) => row.files.attest,
      namedIn: 'attest',
      mayUpload: { on: members, reach: ['own', 'named'] },
      whose,
    },
  },
});

const anybody = { who: 'member' } as const;

const commands = [
  command(member, {
    name: 'Join',
    method: 'POST',
    path: 'members',
    summary: 'Joins',
    access: anybody,
    target: { creates: true },
    input: z.strictObject({ id: z.string(), readers: ids }),
    example: { id: 'ayse', readers: [] },
    decide: (_state, { id, readers }) => [{ type: 'MemberJoined', data: { owner: id, readers } }],
  }),
  command(member, {
    name: 'TakeUpFiles',
    method: 'POST',
    path: 'folders/{id}/files',
    summary: 'Takes up files',
    access: anybody,
    target: { on: folders },
    input: z.strictObject({ kind, documents: ids }),
    example: { kind: 'contract', documents: [] },
    prepare: ({ kind: of, documents }, scope) => filing.ownOrphans(scope, documents, { kind: of, rowId: scope.rowId }),
    decide: (_state, data) => [{ type: 'FilesTakenUp', data }],
    after: async (scope) => {
      await scope.caughtUp(scope.outcome!.position);
      await filing.settle(scope, scope.rowId);
    },
  }),
];

export const filingService = defineService({
  name: 'filing',
  domain,
  deciders: [member],
  readModels: [members, folders],
  commands,
  parts: [filing.part],
  authenticator: () => byName,
});
