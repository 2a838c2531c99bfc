import { type Access } from '../declare/principal.ts';
import { type Part } from '../declare/service.ts';
import { deadLetterRoutes } from './dead-letter-routes.ts';
import { jobRoutes } from './job-routes.ts';

/**
 * Jobs and dead letters of a service for an organization's operators. `jobs` is the path of the jobs, another one where
 * the service has rows of that name.
 */
export function operations(access: Access, jobs = 'jobs'): Part {
  return { endpoints: [...jobRoutes(access, jobs), ...deadLetterRoutes(access)] };
}
