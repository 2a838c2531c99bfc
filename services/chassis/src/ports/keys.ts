import { type MaybePromise } from './shared/maybe-promise.ts';

/** Keys of personal data, one per person and class, 32 bytes, wrapped by the master key where they rest. */
export interface Keys {
  /** The key, made when it is asked for the first time; null once destroyed. */
  dataKey(organization: string, person: string, dataClass: string): Promise<Buffer | null>;
  /** The key if it exists and was not destroyed; never makes one. */
  existingKey(organization: string, person: string, dataClass: string): MaybePromise<Buffer | null>;
  destroy(organization: string, person: string, dataClass: string): Promise<void>;
  /** A secret of this installation by name (pepper of reservations, signing key), made once, the same for ever. */
  secret(name: string, make: () => Buffer): Promise<Buffer>;
  /** The secret if it exists; never makes one. */
  existingSecret(name: string): Promise<Buffer | null>;
  /**
   * A text that is kept with the keys, and so is as old as they are where they come from a back-up; null where there is
   * none.
   */
  note(name: string): Promise<string | null>;
  setNote(name: string, text: string): Promise<void>;
  close(): Promise<void>;
}
