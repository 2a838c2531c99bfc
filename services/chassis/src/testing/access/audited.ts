import { type AuditRow } from '../../read/audit-rows.ts';
import { type ServiceRuntime } from '../../runtime/service-runtime.ts';

/** Id of the latest audit entry about each subject, by `<organization>/<subject>`. */
export async function latestAudited(
  runtime: ServiceRuntime,
  organizations: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const rows = await runtime.auditEntries();
  for (const organization of organizations) {
    const page = { sort: { index: 'id', descending: false }, offset: 0, limit: 10_000 };
    for (const { doc } of await rows.find(organization, { where: [] }, page))
      found.set(`${organization}/${(doc as AuditRow).subject}`, doc.id);
  }
  return found;
}
