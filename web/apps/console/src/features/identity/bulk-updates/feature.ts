import { type ResourceProps } from 'react-admin';
import { UpdateList } from './ListPage.tsx';
import { UpdateShow } from './ShowPage.tsx';

/** Changes of several people at once, with their reports. */
export const bulkUpdates: ResourceProps = { name: 'bulk-updates', list: UpdateList, show: UpdateShow };
