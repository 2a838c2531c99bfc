/** Bytes of files by organization and id; storage decides what they mean and who may read them. */
export interface Blobs {
  /** Durable when it resolves; the same id again replaces the bytes. */
  put(organization: string, id: string, bytes: Uint8Array): Promise<void>;
  get(organization: string, id: string): Promise<Uint8Array | null>;
  /** Overwrites and removes; nothing where there is nothing. */
  delete(organization: string, id: string): Promise<void>;
  close(): Promise<void>;
}
