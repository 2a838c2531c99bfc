import { z } from 'zod';
import { decider, event } from '../declare/streams/decider.ts';
import { personal } from '../declare/streams/personal.ts';
import { readModel, type ReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';

export interface FileState {
  /** Who brought it, whoever it is about; null before there is one. */
  uploadedBy: string | null;
  /** Row that has taken it up. */
  parent: string | null;
  /** Removed, then its bytes erased. */
  left: null | 'REMOVED' | 'ERASED';
}

const fileStates = ['ORPHAN', 'ADOPTED', 'REMOVED'] as const;

export interface FileRow {
  id: string;
  kind: string;
  /** Whom it is about, and the class of what it says: the key it is sealed with. */
  person: string;
  dataClass: string;
  /** Whose it is while nothing has taken it up. */
  uploadedBy: string;
  /** null once the class of the file is forgotten. */
  name: string | null;
  type: string;
  bytes: number;
  /** Keyed: tells equal bytes, nothing of what they say. */
  hash: string;
  parent: string | null;
  state: (typeof fileStates)[number];
  at: string;
}

/**
 * A file's facts; its bytes rest in the blobs. Of files from before kinds were named (version 1), `former` is the kind,
 * and who uploaded them is whom they are about.
 */
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
      FileRemoved: event(1, z.object({})),
      FileErased: event(1, z.object({})),
    },
    evolve: {
      FileUploaded: (state, { uploadedBy }) => ({ ...state, uploadedBy }),
      FileAdopted: (state, { parent }) => ({ ...state, parent }),
      FileRemoved: (state) => ({ ...state, left: 'REMOVED' as const }),
      FileErased: (state) => ({ ...state, left: 'ERASED' as const }),
    },
  });
}

/** Files by id: inside only; a removed one stays until its bytes are erased. */
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
      FileRemoved: (row) => row && { ...row, state: 'REMOVED' },
      FileErased: () => null,
    },
  });
}

/** What is said of a new file. */
export type NewFile = Pick<FileRow, 'kind' | 'person' | 'dataClass' | 'uploadedBy' | 'type' | 'bytes' | 'hash'> & {
  name: string;
};

/** A new file. @throws Refused same_record_exist where the id is taken */
export function upload(state: FileState, data: NewFile) {
  if (state.uploadedBy !== null) throw new Refused('same_record_exist');
  return [{ type: 'FileUploaded' as const, data }];
}

/** Gives an orphan its parent; nothing to say where it has one, is removed or unknown. */
export function adopt({ uploadedBy, parent, left }: FileState, to: { parent: string }) {
  return uploadedBy !== null && parent === null && left === null
    ? [{ type: 'FileAdopted' as const, data: { parent: to.parent } }]
    : [];
}

/** Removes what belongs to this parent (null = an orphan); nothing to say where it is another's. */
export function removeFile({ uploadedBy, parent, left }: FileState, from: { parent: string | null }) {
  return uploadedBy !== null && parent === from.parent && left === null
    ? [{ type: 'FileRemoved' as const, data: {} }]
    : [];
}

/**
 * Removes an orphan that the caller uploaded, also one that is removed already. @throws Refused forbidden for any other,
 * also an unknown one
 */
export function discard(state: FileState, by: string) {
  if (state.uploadedBy !== by || state.parent !== null) throw new Refused('forbidden');
  return removeFile(state, { parent: null });
}

/** The bytes of a removed file are gone: its row goes too. */
export function erased({ left }: FileState) {
  return left === 'REMOVED' ? [{ type: 'FileErased' as const, data: {} }] : [];
}
