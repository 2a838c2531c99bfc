import { type ResourceProps } from 'react-admin';
import { UnitCreate } from './Create.tsx';
import { UnitList } from './List.tsx';
import { UnitShow } from './Show.tsx';

/** Units of the organization, which may stand under one another. */
export const units: ResourceProps = { name: 'units', list: UnitList, show: UnitShow, create: UnitCreate };
