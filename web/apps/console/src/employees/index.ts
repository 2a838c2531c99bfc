import { type ResourceProps } from 'react-admin';
import { EmployeeCreate } from './Create.tsx';
import { EmployeeList } from './List.tsx';
import { EmployeeShow } from './Show.tsx';

/** People of the organization in the reach of who is signed in. */
export const employees: ResourceProps = {
  name: 'employees',
  list: EmployeeList,
  show: EmployeeShow,
  create: EmployeeCreate,
};
