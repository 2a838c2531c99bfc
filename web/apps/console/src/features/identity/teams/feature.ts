import { type ResourceProps } from 'react-admin';
import { TeamCreate } from './Create.tsx';
import { TeamList } from './List.tsx';
import { TeamShow } from './Show.tsx';

/** Teams of a unit. */
export const teams: ResourceProps = { name: 'teams', list: TeamList, show: TeamShow, create: TeamCreate };
