import { type ResourceProps } from 'react-admin';
import { BranchCreate } from './Create.tsx';
import { BranchList } from './List.tsx';
import { BranchShow } from './Show.tsx';

/** Places of work with their own time zone. */
export const branches: ResourceProps = { name: 'branches', list: BranchList, show: BranchShow, create: BranchCreate };
