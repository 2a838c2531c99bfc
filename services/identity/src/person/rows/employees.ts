import { readModel } from '@kadro/chassis/declare';
import { roleOf } from '@kadro/kernel';
import { person } from '../events.ts';
import { managerLists } from '../shared/fields.ts';
import {
  hiredRow,
  rehiredRow,
  resignedRow,
  withEmployment,
  withManagers,
  withProfile,
  withSection,
} from './employee-projection.ts';
import { type EmployeeRow, employeeRow } from './employee.ts';
import { planInEffect, planRemoved, withPlace, withPlan } from './plans.ts';

/** People by organization: lists, single files, histories. */
export const employees = readModel(person).rows<EmployeeRow>({
  name: 'employees',
  row: 'Employee',
  version: 6,
  schema: employeeRow,
  search: '_words',
  indexes: {
    name: { path: '_name', filter: false },
    lastName: { path: '_lastName', filter: false },
    staffNumber: { path: 'staffNumber' },
    status: { path: 'status' },
    branchId: { path: 'branchId', of: 'id' },
    unitId: { path: 'unitId', of: 'id' },
    teamId: { path: 'teamId', of: 'id' },
    jobId: { path: 'jobId', of: 'id' },
    managerId: { path: 'managerId', of: 'id' },
    hiredDate: { path: 'hiredDate', of: 'day', narrows: true },
    employmentType: { path: 'employment.employmentType' },
    plannedOn: { path: 'plannedOn', of: 'day', guard: 'plans' },
    role: { path: 'role' },
    ...Object.fromEntries(
      managerLists.map((list) => [list, { path: `management.${list}`, type: 'list' as const, of: 'id' as const }]),
    ),
  },
  defaultSort: { by: 'name', descending: false },
  // a restricted admin's lists and searches are as quick as everybody's
  narrowedBy: 'branchId',
  reach: { own: 'id', managed: ['managerId', ...managerLists], branches: 'branchId' },
  access: ['own', 'managed', 'branches', 'hr', 'all'],
  area: 'hrPage',
  history: true,
  periods: true,
  placedBy: 'branchId',
  plansGuard: 'plans',
  mirrors: [
    'firstName',
    'lastName',
    'staffNumber',
    'workEmail',
    'branchId',
    'unitId',
    'teamId',
    'jobId',
    'managerId',
    'hiredDate',
    'role',
    'planned',
    'plannedOn',
  ],
  project: {
    PersonHired: (_row, { data }) => hiredRow(data),
    OverviewChanged: (row, { data }) => row && { ...row, ...data },
    LanguageChanged: (row, { data }) => row && { ...row, ...data },
    RolesChanged: (row, { data }) =>
      row && { ...row, roles: data, role: roleOf(data), profile: { ...row.profile, superAdmin: data.superAdmin } },
    ProfileChanged: (row, { data }) => row && withProfile(row, data),
    ImageChanged: (row, { data }) => row && { ...row, profile: { ...row.profile, imageUrl: data.image } },
    ImageRemoved: (row) => row && { ...row, profile: { ...row.profile, imageUrl: null } },
    ContactChanged: withSection('contact'),
    PersonalChanged: withSection('personal'),
    EmploymentChanged: (row, seen) => row && withEmployment(withPlace(row, seen), seen.data),
    ManagementChanged: (row, { data }) => row && withManagers(row, data),
    PermissionChanged: withSection('permission'),
    NotificationChanged: withSection('notification'),
    PersonResigned: (row, { data }) => row && resignedRow(row, data),
    PersonRehired: (row, { data }) => row && rehiredRow(row, data.hiredDate),
    EmploymentChangePlanned: (row, seen) => row && withPlan(row, 'EMPLOYMENT', seen),
    ManagementChangePlanned: (row, seen) => row && withPlan(row, 'MANAGEMENT', seen),
    ResignationPlanned: (row, seen) => row && withPlan(row, 'RESIGNATION', seen),
    EmploymentChangeTookEffect: (row, seen) => row && withEmployment(planInEffect(row, seen), seen.data),
    ManagementChangeTookEffect: (row, { data }) => row && withManagers(planRemoved(row, data), data),
    ResignationTookEffect: (row, { data }) => row && resignedRow(planRemoved(row, data), data),
    PlannedChangeRevoked: (row, { data }) => row && planRemoved(row, data),
    PlannedChangeFailed: (row, { data }) => row && planRemoved(row, data),
  },
});
