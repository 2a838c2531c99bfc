import { type ResourceProps } from 'react-admin';
import { EmployeeCreate } from './hire/Page.tsx';
import { EmployeeList } from './list/Page.tsx';
import { EmployeeShow } from './record/Page.tsx';

/** People of the organization in the reach of who is signed in. */
export const employees: ResourceProps = {
  name: 'employees',
  list: EmployeeList,
  show: EmployeeShow,
  create: EmployeeCreate,
};
