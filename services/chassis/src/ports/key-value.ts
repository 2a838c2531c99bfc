/** Small durable values with a time to live. `organization` is `*` for what belongs to none. */
export interface KeyValue {
  get(organization: string, key: string): Promise<string | null>;
  set(organization: string, key: string, value: string, ttlSeconds?: number): Promise<void>;
  /** Adds 1 and answers the new count; the time to live starts with the first. */
  increment(organization: string, key: string, ttlSeconds: number): Promise<number>;
  /** Sets only where the stored value equals `expected` (null = absent); answers whether it did. */
  compareAndSet(
    organization: string,
    key: string,
    expected: string | null,
    value: string,
    ttlSeconds?: number,
  ): Promise<boolean>;
  delete(organization: string, key: string): Promise<void>;
  close(): Promise<void>;
}
