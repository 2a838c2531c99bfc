import { type CommandScope } from '../declare/scope.ts';
import { type JobDeclaration } from '../declare/service.ts';
import { type Job, type JobControl, mostAttempts } from '../ports/job-queue.ts';
import { faultOf, severity } from '../observe/fault.ts';
import { scheduledTaskFailures } from '../observe/metrics.ts';
import { observedJob } from '../observe/observed-job.ts';
import { type Follower } from '../observe/watchdog.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type Subscription } from '../ports/index.ts';

/** A task moves once in its time, two of which it has, and never less than a minute. */
const longestOfTask = (everyMs: number): number => Math.max(60_000, 2 * everyMs);
/** A job tells its progress from time to time; one step of it may take long. */
const longestStepMs = 10 * 60_000;

/** Work by the clock and jobs of one service, each under the eyes of the watchdog. */
export class BackgroundWork {
  private readonly context: ServiceContext;

  constructor(context: ServiceContext) {
    this.context = context;
  }

  /** At once and every `ms`. */
  every(ms: number, name: string, run: () => Promise<void>): Subscription {
    const follower = this.context.watchdog.follower(`task ${name}`, { longestMs: longestOfTask(ms) });
    this.once(name, run, follower);
    const end = this.context.ports.wait.every(ms, () => this.once(name, run, follower));
    return {
      close: async () => {
        end();
        follower.letGo();
      },
    };
  }

  /** A failure is logged. What is cut off by closing begins again at the next start. */
  once(name: string, run: () => Promise<void>, follower?: Follower): void {
    follower?.begin(name);
    run().then(
      () => follower?.moved(),
      (failed: unknown) => {
        if (this.context.isClosing) return;
        follower?.failed(failed);
        scheduledTaskFailures.inc({ service: this.context.service.name, task: name });
        this.context.logger[severity(failed)]({ task: name, fault: faultOf(failed) }, 'scheduled task failed');
      },
    );
  }

  /** Works on the jobs of a name; one that fails for good is put away as failed, and others go on. */
  work({ name, run, atOnce }: JobDeclaration, scopeOf: (job: Job) => CommandScope): Subscription {
    const { service, ports, watchdog } = this.context;
    const queue = watchdog.follower(`queue ${name}`);
    const jobs = watchdog.follower(`job ${name}`, { longestMs: longestStepMs });
    const subscription = ports.jobs.work(
      `${service.name}.${name}`,
      (job, control) =>
        observedJob(service.name, name, job, () => run(job, scopeOf(job), this.watched(jobs, job, control)))
          .catch((failed: unknown) => {
            this.tellOf(failed, name, job);
            throw failed;
          })
          .finally(() => jobs.moved(job.id)),
      { told: (failed) => (failed === undefined ? queue.moved() : queue.failed(failed)), atOnce },
    );
    return {
      close: async () => {
        await subscription.close();
        queue.letGo();
        jobs.letGo();
      },
    };
  }

  private watched(jobs: Follower, job: Job, control: JobControl): JobControl {
    jobs.begin(job.id, job.id);
    return {
      isStopped: () => control.isStopped(),
      progress: async (at) => {
        await control.progress(at);
        jobs.moved(job.id);
        jobs.begin(job.id, job.id);
      },
    };
  }

  private tellOf(failed: unknown, name: string, { id, attempts }: Job): void {
    if (this.context.isClosing) return;
    const about = { service: this.context.service.name, job: name, id, attempts, fault: faultOf(failed) };
    if (attempts >= mostAttempts) this.context.logger.error(about, 'job gave up');
    else this.context.logger.warn(about, 'job failed and is tried again');
  }
}

/** Closes the first one last. A store that is away does not prevent closing: what was not kept is done again. */
export async function closeAll([first, ...others]: readonly Subscription[]): Promise<void> {
  await Promise.allSettled(others.map((one) => one.close()));
  await first!.close();
}
