import { type Keys } from '@kadro/chassis';

/**
 * One version of a secret: its number as text, and from when on it is used, in milliseconds of the epoch; the first has
 * always been.
 */
export interface SecretVersion {
  kid: string;
  since: number;
  bytes: Buffer;
}

/** How a version rests; the first is its bare bytes. */
interface Resting {
  since: string;
  secret: string;
}

/**
 * How long a process goes on without looking for a newer version, and without looking for one that it does not know.
 */
export interface Looks {
  everyMs: number;
  againMs: number;
}

const usualLooks: Looks = { everyMs: 30_000, againMs: 1_000 };

/**
 * A secret of the installation of which newer versions may be made while processes use it: each looks for them now and
 * then.
 */
export class RotatingSecret {
  private readonly versions: SecretVersion[];
  private readonly keys: Keys;
  private readonly name: string;
  private readonly looks: Looks;
  private lookedAt = performance.now();

  private constructor(keys: Keys, name: string, first: Buffer, looks: Looks) {
    this.keys = keys;
    this.name = name;
    this.looks = looks;
    this.versions = [{ kid: '1', since: 0, bytes: first }];
  }

  /** Takes all versions there are; the first is made when there is none. */
  static async open(keys: Keys, name: string, make: () => Buffer, looks = usualLooks): Promise<RotatingSecret> {
    const opened = new RotatingSecret(keys, name, await keys.secret(name, make), looks);
    await opened.look();
    return opened;
  }

  /** The version to be used now. */
  async latest(): Promise<SecretVersion> {
    if (performance.now() - this.lookedAt >= this.looks.everyMs) await this.look();
    return this.versions.at(-1)!;
  }

  /** The version used now where that is another one than was just believed; undefined where it is not. */
  async newerThan({ kid }: SecretVersion): Promise<SecretVersion | undefined> {
    if (performance.now() - this.lookedAt >= this.looks.againMs) await this.look();
    const last = this.versions.at(-1)!;
    return last.kid === kid ? undefined : last;
  }

  /** A version and when it was replaced, in milliseconds of the epoch; undefined where there is none of that number. */
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
      const { since, secret } = JSON.parse(found.toString()) as Resting;
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

/**
 * Makes the next version of a secret, used from `now` on by every process as soon as it has looked; answers its number.
 */
export async function makeNextVersion(
  keys: Keys,
  name: string,
  make: () => Buffer,
  now: Temporal.Instant,
): Promise<number> {
  await keys.secret(name, make);
  let n = 2;
  while (await keys.existingSecret(versionName(name, n))) n++;
  const resting: Resting = { since: now.toString(), secret: make().toString('base64') };
  await keys.secret(versionName(name, n), () => Buffer.from(JSON.stringify(resting)));
  return n;
}

const versionName = (name: string, n: number): string => `${name}/${n}`;
