import { type EventReader } from '../../sealing/event-reader.ts';
import { type Job, type JobControl, type JobQueue } from '../../ports/job-queue.ts';
import { deriveJob } from '../../declare/models/derived-model.ts';
import { type LeftWork } from './left-work.ts';
import { DerivedProjector } from './projector.ts';
import { type Projector } from '../projector.ts';

/** Derives in slices, in the background, what one event touches in large numbers. */
export class DerivedJobs {
  private readonly projectors = new Map<string, DerivedProjector>();
  private readonly log: EventReader;
  private readonly jobs: JobQueue;

  constructor(log: EventReader, jobs: JobQueue) {
    this.log = log;
    this.jobs = jobs;
  }

  attach(projector: Projector): void {
    if (!(projector instanceof DerivedProjector)) return;
    this.projectors.set(projector.name, projector);
    projector.leave = (work) => this.add(projector.name, work);
  }

  /** Queues again what the rows know to be left: the queue may have lost it. */
  async resume(): Promise<void> {
    for (const [model, projector] of this.projectors)
      for (const work of await projector.left()) await this.add(model, work);
  }

  /** Continues at its cursor. */
  async run(job: Job, control: JobControl): Promise<void> {
    const { model, work } = job.data as { model: string; work: LeftWork };
    const projector = this.projectors.get(model);
    const [event] = await this.log.read(work.stream, work.revision);
    // rows of a former model, or of a log replaced by an older one, are nobody's
    if (!projector || event?.stored.id !== work.id) return;
    const total = await projector.countOf(event);
    let { done } = job;
    for (let after: string | null = job.cursor ?? ''; !control.isStopped();) {
      after = await projector.slice(event, after);
      if (after === null) {
        await projector.settle(work);
        return control.progress({ done: total, total });
      }
      done += projector.atOnce;
      await control.progress({ done: Math.min(done, total), total, cursor: after });
    }
  }

  private async add(model: string, work: LeftWork): Promise<void> {
    const { organization, id } = work;
    await this.jobs.add({
      id: `${deriveJob}.${model}.${id}`,
      name: `${this.log.service}.${deriveJob}`,
      organization,
      data: { model, work },
    });
  }
}
