import { z } from 'zod';
import { decider, event } from '../declare/decider.ts';
import { personal } from '../declare/personal.ts';
import { readModel, type ReadModel } from '../declare/read-model.ts';
import { Refused } from '../declare/refusal.ts';

export interface FileState {
  /** Whose file it is; null before there is one. */
  person: string | null;
  /** Row that has taken it up. */
  parent: string | null;
  /** Removed, then its bytes erased. */
  left: null | 'REMOVED' | 'ERASED';
}

const fileStates = ['ORPHAN', 'ADOPTED', 'REMOVED'] as const;

export interface FileRow {
  id: string;
  person: string;
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

/** A file's facts; its bytes rest in the blobs. The name is sealed with the key of its owner and class. */
export function fileDecider(dataClass: string) {
  return decider({
    name: 'file',
    initial: { person: null, parent: null, left: null } as FileState,
    events: {
      FileUploaded: event(
        1,
        z.object({
          person: z.string(),
          name: personal(dataClass, z.string()),
          type: z.string(),
          bytes: z.int(),
          hash: z.string(),
        }),
        { person: 'person' },
      ),
      FileAdopted: event(1, z.object({ parent: z.string() })),
      FileRemoved: event(1, z.object({})),
      FileErased: event(1, z.object({})),
    },
    evolve: {
      FileUploaded: (state, { person }) => ({ ...state, person }),
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
    version: 1,
    schema: z.object({
      id: z.string(),
      person: z.string(),
      name: z.string().nullable(),
      type: z.string(),
      bytes: z.int(),
      hash: z.string(),
      parent: z.string().nullable(),
      state: z.enum(fileStates),
      at: z.string(),
    }),
    indexes: { at: { path: 'at' }, person: { path: 'person' }, parent: { path: 'parent' }, state: { path: 'state' } },
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

/** A new file. @throws Refused same_record_exist where the id is taken */
export function upload(
  state: FileState,
  data: { person: string; name: string; type: string; bytes: number; hash: string },
) {
  if (state.person !== null) throw new Refused('same_record_exist');
  return [{ type: 'FileUploaded' as const, data }];
}

/** Gives an orphan its parent; nothing to say where it has one, is removed or unknown. */
export function adopt({ person, parent, left }: FileState, to: { parent: string }) {
  return person !== null && parent === null && left === null
    ? [{ type: 'FileAdopted' as const, data: { parent: to.parent } }]
    : [];
}

/** Removes what belongs to this parent (null = an orphan); nothing to say where it is another's. */
export function removeFile({ person, parent, left }: FileState, from: { parent: string | null }) {
  return person !== null && parent === from.parent && left === null ? [{ type: 'FileRemoved' as const, data: {} }] : [];
}

/**
 * Removes the caller's own orphan, also one that is removed already. @throws Refused forbidden for any other, also an
 * unknown one
 */
export function discard(state: FileState, by: string) {
  if (state.person !== by || state.parent !== null) throw new Refused('forbidden');
  return removeFile(state, { parent: null });
}

/** The bytes of a removed file are gone: its row goes too. */
export function erased({ left }: FileState) {
  return left === 'REMOVED' ? [{ type: 'FileErased' as const, data: {} }] : [];
}
