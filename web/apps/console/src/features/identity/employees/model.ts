/** A planned change, which may be revoked until its day. */
export type PlannedChange = {
  id: string;
  effectiveOn: string;
  kind: 'EMPLOYMENT' | 'MANAGEMENT' | 'RESIGNATION';
  /** Names of the changed fields; a null value clears one. */
  fields?: string[] | null;
  changes?: Record<string, unknown> | null;
  plannedAt?: string;
  plannedBy?: string;
};

/** An employee as lists and records give it; a closed section is null. */
export type Employee = {
  id: string;
  revision?: number;
  firstName: string;
  lastName: string;
  staffNumber?: string;
  workEmail?: string;
  status?: 'ACTIVE' | 'RESIGNED';
  title?: string | null;
  serviceLine?: string | null;
  language?: string;
  role?: string;
  branchId?: string | null;
  unitId?: string | null;
  teamId?: string | null;
  jobId?: string | null;
  managerId?: string | null;
  hiredDate?: string | null;
  gdprAccepted?: boolean | null;
  profile?: ({ imageUrl?: string | null; phone?: string | null } & Record<string, unknown>) | null;
  contact?: Record<string, unknown> | null;
  personal?: Record<string, unknown> | null;
  employment?: Record<string, unknown> | null;
  management?: Partial<Record<ManagerList, string[] | null>> | null;
  permission?: Record<string, unknown> | null;
  notification?: Record<string, unknown> | null;
  planned?: PlannedChange[] | null;
  roles?: {
    admin?: boolean;
    restrictedAdmin?: boolean;
    superAdmin?: boolean;
    hrManager?: boolean;
    adminBranches?: string[] | null;
  } | null;
};

export const managerLists = [
  'generalManagers',
  'leaveManagers',
  'shiftManagers',
  'overtimeManagers',
  'expenseManagers',
] as const;
export type ManagerList = (typeof managerLists)[number];
