import { type Keys } from '@kadro/chassis';

/** `kid` is its number; `since` is in milliseconds of the epoch, 0 for the first version. */
export interface SecretVersion {
  kid: string;
  since: number;
  bytes: Buffer;
}

/** How all versions but the first, which is bare bytes, are stored. */
interface StoredVersion {
  since: string;
  secret: string;
}

/** How often a process looks for a newer version, and at most for one that it does not know. */
export interface Polling {
  everyMs: number;
  againMs: number;
}

const usualPolling: Polling = { everyMs: 30_000, againMs: 1_000 };

/** A secret of the installation of which newer versions may be made while processes use it. */
export class RotatingSecret {
  private readonly versions: SecretVersion[];
  private readonly keys: Keys;
  private readonly name: string;
  private readonly polling: Polling;
  private lookedAt = performance.now();

  private constructor(keys: Keys, name: string, first: Buffer, polling: Polling) {
    this.keys = keys;
    this.name = name;
    this.polling = polling;
    this.versions = [{ kid: '1', since: 0, bytes: first }];
  }

  /** Makes the first version where there is none. */
  static async open(keys: Keys, name: string, make: () => Buffer, polling = usualPolling): Promise<RotatingSecret> {
    const opened = new RotatingSecret(keys, name, await keys.secret(name, make), polling);
    await opened.look();
    return opened;
  }

  async latest(): Promise<SecretVersion> {
    if (performance.now() - this.lookedAt >= this.polling.everyMs) await this.look();
    return this.versions.at(-1)!;
  }

  /** undefined where the given version is still the latest. */
  async newerThan({ kid }: SecretVersion): Promise<SecretVersion | undefined> {
    if (performance.now() - this.lookedAt >= this.polling.againMs) await this.look();
    const last = this.versions.at(-1)!;
    return last.kid === kid ? undefined : last;
  }

  /** `until` is when it was replaced, in milliseconds of the epoch. */
  async find(kid: string): Promise<(SecretVersion & { until: number }) | undefined> {
    const last = await this.latest();
    if (/^\d{1,6}$/.test(kid) && Number(kid) > Number(last.kid)) await this.newerThan(last);
    const n = this.versions.findIndex((one) => one.kid === kid);
    return this.versions[n] && { ...this.versions[n], until: this.versions[n + 1]?.since ?? Infinity };
  }

  private async look(): Promise<void> {
    this.lookedAt = performance.now();
    for (let n = this.versions.length + 1; ; n++) {
      const found = await this.keys.existingSecret(versionName(this.name, n));
      if (!found) return;
      const { since, secret } = JSON.parse(found.toString()) as StoredVersion;
      // two looks at once find the same
      if (this.versions.length < n)
        this.versions.push({
          kid: String(n),
          since: Temporal.Instant.from(since).epochMilliseconds,
          bytes: Buffer.from(secret, 'base64'),
        });
    }
  }
}

/** Used from `now` on by every process as soon as it has looked. @returns its number */
export async function makeNextVersion(
  keys: Keys,
  name: string,
  make: () => Buffer,
  now: Temporal.Instant,
): Promise<number> {
  await keys.secret(name, make);
  let n = 2;
  while (await keys.existingSecret(versionName(name, n))) n++;
  const stored: StoredVersion = { since: now.toString(), secret: make().toString('base64') };
  await keys.secret(versionName(name, n), () => Buffer.from(JSON.stringify(stored)));
  return n;
}

const versionName = (name: string, n: number): string => `${name}/${n}`;
