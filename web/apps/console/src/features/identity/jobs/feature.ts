import { type ResourceProps } from 'react-admin';
import { JobCreate } from './Create.tsx';
import { JobList } from './List.tsx';
import { JobShow } from './Show.tsx';

/** What people are employed as. */
export const jobs: ResourceProps = { name: 'jobs', list: JobList, show: JobShow, create: JobCreate };
