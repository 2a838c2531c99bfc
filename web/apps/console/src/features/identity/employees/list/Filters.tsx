import { Filters } from '../../../../table/filter/Filters.tsx';
import { fields } from '../fields.ts';

const names = ['branchId', 'unitId', 'teamId', 'jobId', 'managerId', 'employmentType', 'role', 'hiredDate'] as const;

export const EmployeeFilters = () => <Filters of={fields} names={names} />;
