import { serviceNames, type ServiceName } from '../../../server/services.ts';

export type Paths = Readonly<Record<ServiceName, string>>;

const inEveryService = (path: string): Paths => {
  const paths: Partial<Record<ServiceName, string>> = Object.fromEntries(serviceNames.map((name) => [name, path]));
  return paths as Paths;
};

/** The paths in each service; the `jobs` of identity are job titles. */
export const jobPaths: Paths = { ...inEveryService('jobs'), identity: 'background-jobs' };
export const deadLetterPaths = inEveryService('dead-letters');
