import { type Reaction, type ServiceScope } from '@kadro/chassis';
import { bulkUpdates } from '../rows/updates.ts';

export const bulkUpdateJob = 'bulkUpdate';

const resumedAtOnce = 100;

const jobOf = (organization: string, bulkUpdateId: string) => ({
  id: `bulkUpdate.${bulkUpdateId}`,
  name: `identity.${bulkUpdateJob}`,
  organization,
  data: { bulkUpdateId },
});

export const queueBulkUpdate: Reaction = {
  name: 'queueBulkUpdate',
  from: 'identity',
  on: ['BulkUpdateRequested'],
  react: async ({ organization, stream }, scope) =>
    scope.jobs.add(jobOf(organization, stream.slice(stream.indexOf('_') + 1))),
};

/** Updates whose job was lost, or failed too often. */
export async function resumeBulkUpdates(service: ServiceScope): Promise<void> {
  const rows = service.rows(bulkUpdates);
  for (const organization of await rows.organizations()) {
    const open = await rows.find(
      organization,
      { where: [{ index: 'state', eq: 'RUNNING' }] },
      { sort: { index: 'id', descending: false }, offset: 0, limit: resumedAtOnce },
    );
    for (const { id } of open) {
      const job = jobOf(organization, id);
      await service.jobs.add(job);
      if ((await service.jobs.get(organization, job.id))?.state === 'FAILED')
        await service.jobs.resume(organization, job.id);
    }
  }
}
