import { type Access } from '../declare/principal.ts';
import { type Part } from '../declare/service.ts';
import { deadLetterRoutes } from './dead-letter-routes.ts';
import { jobRoutes } from './job-routes.ts';

/** For an organization's operators. `jobs` is their path, another one where the service has rows of that name. */
export function operations(access: Access, jobs = 'jobs'): Part {
  return { endpoints: [...jobRoutes(access, jobs), ...deadLetterRoutes(access)] };
}
