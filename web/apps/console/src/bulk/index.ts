import { type ResourceProps } from 'react-admin';
import { UpdateList } from './UpdateList.tsx';
import { UpdateShow } from './UpdateShow.tsx';

/** Changes of several people at once, with their reports. */
export const bulkUpdates: ResourceProps = { name: 'bulk-updates', list: UpdateList, show: UpdateShow };
