import { z } from 'zod';
import { decider, event } from '../declare/streams/decider.ts';
import { personal } from '../declare/streams/personal.ts';
import { readModel, type ReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';

export interface FileState {
  uploadedBy: string | null;
  /** Row that adopted it. */
  parent: string | null;
  left: null | 'REMOVED' | 'ERASED';
}

const fileStates = ['ORPHAN', 'ADOPTED', 'REMOVED'] as const;

export interface FileRow {
  id: string;
  kind: string;
  /** Of its subject: person and class of the key. */
  person: string;
  dataClass: string;
  /** Name of the key of its bytes; absent in files of before. */
  key?: string;
  /** Owner while nothing has adopted it. */
  uploadedBy: string;
  /** null once the class is forgotten. */
  name: string | null;
  type: string;
  bytes: number;
  /** Keyed: shows equal bytes, nothing of their content. */
  hash: string;
  parent: string | null;
  state: (typeof fileStates)[number];
  /** When it was uploaded, or released by the last row that had it. */
  at: string;
}

/** Facts of a file; bytes are blobs. Version 1 had no kinds: `former` is the kind, and the uploader the subject. */
export function fileDecider(former: { kind: string; dataClass: string }) {
  return decider({
    name: 'file',
    initial: { uploadedBy: null, parent: null, left: null } as FileState,
    events: {
      FileUploaded: event(
        2,
        z.object({
          kind: z.string(),
          person: z.string(),
          dataClass: z.string(),
          key: z.string().optional(),
          uploadedBy: z.string(),
          name: personal(former.dataClass, z.string()),
          type: z.string(),
          bytes: z.int(),
          hash: z.string(),
        }),
        {
          person: 'person',
          dataClass: 'dataClass',
          upcasts: { 1: (data) => ({ ...data, ...former, uploadedBy: data.person }) },
        },
      ),
      FileAdopted: event(1, z.object({ parent: z.string() })),
      FileReleased: event(1, z.object({})),
      FileRemoved: event(1, z.object({})),
      FileErased: event(1, z.object({})),
    },
    evolve: {
      FileUploaded: (state, { uploadedBy }) => ({ ...state, uploadedBy }),
      FileAdopted: (state, { parent }) => ({ ...state, parent }),
      FileReleased: (state) => ({ ...state, parent: null }),
      FileRemoved: (state) => ({ ...state, left: 'REMOVED' as const }),
      FileErased: (state) => ({ ...state, left: 'ERASED' as const }),
    },
  });
}

/** Inside only; a removed file stays until its bytes are erased. */
export function fileRows(file: ReturnType<typeof fileDecider>): ReadModel<FileRow> {
  return readModel(file).rows<FileRow>({
    name: 'files',
    row: 'File',
    version: 2,
    schema: z.object({
      id: z.string(),
      kind: z.string(),
      person: z.string(),
      dataClass: z.string(),
      uploadedBy: z.string(),
      name: z.string().nullable(),
      type: z.string(),
      bytes: z.int(),
      hash: z.string(),
      parent: z.string().nullable(),
      state: z.enum(fileStates),
      at: z.string(),
    }),
    indexes: {
      at: { path: 'at' },
      person: { path: 'person' },
      uploadedBy: { path: 'uploadedBy' },
      parent: { path: 'parent' },
      state: { path: 'state' },
    },
    narrowedBy: 'state',
    defaultSort: { by: 'at', descending: false },
    reach: {},
    access: [],
    project: {
      FileUploaded: (_row, { data, at }) => ({ ...data, parent: null, state: 'ORPHAN', at }),
      FileAdopted: (row, { data }) => row && { ...row, parent: data.parent, state: 'ADOPTED' },
      FileReleased: (row, { at }) => row && { ...row, parent: null, state: 'ORPHAN', at },
      FileRemoved: (row) => row && { ...row, state: 'REMOVED' },
      FileErased: () => null,
    },
  });
}

export type NewFile = Pick<
  FileRow,
  'kind' | 'person' | 'dataClass' | 'key' | 'uploadedBy' | 'type' | 'bytes' | 'hash'
> & {
  name: string;
};

/** @throws Refused same_record_exist where the id is taken */
export function upload(state: FileState, data: NewFile) {
  if (state.uploadedBy !== null) throw new Refused('same_record_exist');
  return [{ type: 'FileUploaded' as const, data }];
}

/** Only an orphan gets a parent. */
export function adopt({ uploadedBy, parent, left }: FileState, to: { parent: string }) {
  return uploadedBy !== null && parent === null && left === null
    ? [{ type: 'FileAdopted' as const, data: { parent: to.parent } }]
    : [];
}

/** An orphan again, for its owner to attach elsewhere, or for the sweeper. */
export function release({ parent, left }: FileState, from: { parent: string }) {
  return parent === from.parent && left === null ? [{ type: 'FileReleased' as const, data: {} }] : [];
}

/** Only from this parent (null = an orphan). */
export function removeFile({ uploadedBy, parent, left }: FileState, from: { parent: string | null }) {
  return uploadedBy !== null && parent === from.parent && left === null
    ? [{ type: 'FileRemoved' as const, data: {} }]
    : [];
}

/** Own orphans, also removed ones. @throws Refused forbidden for any other or unknown file */
export function discard(state: FileState, by: string) {
  if (state.uploadedBy !== by || state.parent !== null) throw new Refused('forbidden');
  return removeFile(state, { parent: null });
}

/** After its bytes; the row goes, too. */
export function erased({ left }: FileState) {
  return left === 'REMOVED' ? [{ type: 'FileErased' as const, data: {} }] : [];
}
