import { type Job, mostAttempts } from '../ports/job-queue.ts';
import { jobSeconds, jobsRunning } from './metrics.ts';
import { traced } from './tracing.ts';

/** One attempt, measured and traced; the job's id is the correlation. */
export async function observedJob(
  service: string,
  job: string,
  { id, attempts }: Job,
  run: () => Promise<void>,
): Promise<void> {
  const labels = { service, job };
  const settle = jobSeconds.startTimer(labels);
  jobsRunning.inc(labels);
  try {
    await traced(
      'job',
      { 'kadro.service': service, 'kadro.job': job, 'kadro.attempt': attempts },
      () => ({ correlation: id }),
      run,
    );
    settle({ outcome: 'ended' });
  } catch (failed) {
    settle({ outcome: attempts >= mostAttempts ? 'given_up' : 'failed' });
    throw failed;
  } finally {
    jobsRunning.dec(labels);
  }
}
