import { guarded, type Guarded } from '@kadro/contract/guarded';
import { type SignedOut } from './session.ts';

/** How long (ms) a draft is kept after its last change. */
export const draftMs = 24 * 60 * 60_000;

const prefix = 'kadro.draft.';
const neverKept: ReadonlySet<string> = new Set(guarded);

/** A field that may be kept on a device: everybody who sees its row may read it. */
export type Keepable<N extends string> = Exclude<N, Guarded>;

/** Of what a draft is, and what of it may be kept: nothing but the fields that are named. */
export interface DraftForm<N extends string = string> {
  name: string;
  /** The record that is changed, or the person it is about. */
  record?: string;
  fields: readonly Keepable<N>[];
}

type Values = Readonly<Record<string, unknown>>;

/** What was typed and not sent; `at` is the time of the last change in ms since the epoch. */
export interface Draft {
  at: number;
  values: Values;
  /** The revision of the record that was seen. */
  seen?: number;
  /** Whether more was typed or added than is kept. */
  isPartial: boolean;
}

/** The draft of one form, of the account that was signed in when it was opened. */
export interface KeptDraft {
  /** Undefined when there is none, or its time is over. */
  read: () => Draft | undefined;
  /** Keeps what of these values may be kept; without any the draft ends. */
  keep: (values: Values, more?: { seen?: number; isPartial?: boolean }) => void;
  discard: () => void;
}

/** Of the browser's storage what drafts need; every call may throw. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names: () => readonly string[] };

/**
 * What was typed into forms and not sent. It is kept on the device for its account until it is sent, discarded or a day
 * old, or until that account signs out; a session that ran out leaves it. Without storage nothing is kept.
 */
export class Drafts {
  #account: string | null = null;
  readonly #storage: DraftStorage | undefined;
  readonly #now: () => number;

  constructor(storage: DraftStorage | undefined, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  begin(account: string): void {
    this.#account = account;
    for (const name of this.#names(prefix)) this.#draftAt(name);
  }

  end(why: SignedOut): void {
    if (why === 'expired') return;
    if (this.#account !== null) for (const name of this.#names(`${prefix}${this.#account}.`)) this.#remove(name);
    this.#account = null;
  }

  /** The draft of a form, for the account that is signed in now. */
  of<N extends string>({ name, record, fields }: DraftForm<N>): KeptDraft {
    const account = this.#account;
    const key = [`${prefix}${account}`, name, ...(record === undefined ? [] : [record])].join('.');
    const allowed: ReadonlySet<string> = new Set(fields.filter((field) => !neverKept.has(field)));
    const isMine = () => account !== null && account === this.#account;
    const discard = () => isMine() && this.#remove(key);
    return {
      read: () => {
        const draft = isMine() ? this.#draftAt(key) : undefined;
        const values = keptOf(draft?.values ?? {}, allowed);
        return draft && Object.keys(values).length > 0 ? { ...draft, values } : undefined;
      },
      keep: (values, { seen, isPartial = false } = {}) => {
        if (!isMine()) return;
        const kept = keptOf(values, allowed);
        const isLess = Object.keys(kept).length < Object.keys(values).length;
        if (Object.keys(kept).length === 0) discard();
        else this.#store(key, { at: this.#now(), values: kept, seen, isPartial: isPartial || isLess });
      },
      discard,
    };
  }

  /** The draft under a name; one that is over, or none at all, is removed. */
  #draftAt(name: string): Draft | undefined {
    const draft = draftIn(this.#try((storage) => storage.getItem(name)));
    if (draft && Math.abs(this.#now() - draft.at) < draftMs) return draft;
    this.#remove(name);
    return undefined;
  }

  #store(name: string, draft: Draft): void {
    this.#try((storage) => storage.setItem(name, JSON.stringify(draft)));
  }

  #remove(name: string): void {
    this.#try((storage) => storage.removeItem(name));
  }

  #names(start: string): string[] {
    return (this.#try((storage) => storage.names()) ?? []).filter((name) => name.startsWith(start));
  }

  /** A storage that is full or forbidden only means that nothing is kept. */
  #try<T>(act: (storage: DraftStorage) => T): T | undefined {
    try {
      return this.#storage && act(this.#storage);
    } catch {
      return undefined;
    }
  }
}

const keptOf = (values: Values, allowed: ReadonlySet<string>): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => allowed.has(name) && isPlain(value)));

/** Texts, numbers and lists of them, so no file. */
function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return isRecord(value) && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function draftIn(text: string | null | undefined): Draft | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const { at, values, seen, isPartial } = JSON.parse(text) as Partial<Record<keyof Draft, unknown>>;
    if (typeof at !== 'number' || !isRecord(values)) return undefined;
    return { at, values, isPartial: isPartial === true, ...(typeof seen === 'number' && { seen }) };
  } catch {
    return undefined;
  }
}
