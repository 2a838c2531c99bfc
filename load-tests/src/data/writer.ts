import { type AnyDecider, type NewEvent, type ServiceRuntime } from '@kadro/chassis';

/** Appends to one stream as its service would: checked against the declared shape, sealed, chained. */
export class Writer {
  private revision = -1;
  private hash = '';
  private readonly runtime: ServiceRuntime;
  private readonly decider: AnyDecider;
  private readonly stream: string;
  private readonly organization: string;

  constructor(runtime: ServiceRuntime, decider: string, organization: string, id: string) {
    this.runtime = runtime;
    this.decider = runtime.service.deciders.find(({ name }) => name === decider)!;
    this.stream = runtime.log.stream(this.decider, organization, id);
    this.organization = organization;
  }

  async append(day: string, actor: string, appended: readonly NewEvent[]): Promise<number> {
    const key = `${this.stream}/${this.revision}`;
    const meta = { organization: this.organization, actor, command: `${key}.`, cause: key, correlation: 'past', day };
    const { revision, events } = await this.runtime.log.append(
      this.decider,
      this.stream,
      { revision: this.revision, hash: this.hash },
      appended,
      meta,
    );
    this.revision = revision;
    this.hash = events?.at(-1)?.stored.meta.hash ?? '';
    // nobody reads what was just written
    this.runtime.log.settle((events ?? []).map(({ stored }) => stored));
    return appended.length;
  }
}
