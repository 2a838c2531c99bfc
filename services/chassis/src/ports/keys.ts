import { type MaybePromise } from './shared/maybe-promise.ts';

/** Keys of personal data, 32 bytes, one per person and class, stored wrapped by the master key. */
export interface Keys {
  /** Made when first asked for; null once destroyed. */
  dataKey(organization: string, person: string, dataClass: string): Promise<Buffer | null>;
  /** Never makes one; null also once destroyed. */
  existingKey(organization: string, person: string, dataClass: string): MaybePromise<Buffer | null>;
  destroy(organization: string, person: string, dataClass: string): Promise<void>;
  /** A secret of the installation by name, made once, the same for ever. */
  secret(name: string, make: () => Buffer): Promise<Buffer>;
  existingSecret(name: string): Promise<Buffer | null>;
  /** A text stored with the keys: after a restore it is as old as they are. */
  note(name: string): Promise<string | null>;
  setNote(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}
