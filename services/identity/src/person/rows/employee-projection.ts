import { fold, nameless, words } from '@kadro/kernel';
import { type z } from 'zod';
import { type PersonEventData } from '../events.ts';
import { inForce } from '../shared/timeline.ts';
import { type EmployeeRow, employeeRow, employmentSection, personalSection } from './employee.ts';
import { firstPlace, withLastEmployment } from './plans.ts';

type Fields = Omit<EmployeeRow, 'id' | 'revision' | 'updatedDateTime'>;
type Section = 'contact' | 'personal' | 'permission' | 'notification';
type Employment = EmployeeRow['employment'];

/** `employmentType` and `collarType` are stored as plain text. */
type Hired = PersonEventData<'PersonHired'>;

interface Leaving {
  quitDate: string;
  quitReason?: Employment['quitReason'];
  quitDescription?: string | null;
  interviewMade?: boolean | null;
}

/** Every field null; those that may not be null are set by the caller. */
const empty = <S extends z.ZodObject>(section: S): z.infer<S> =>
  Object.fromEntries(Object.keys(section.shape).map((field) => [field, null])) as z.infer<S>;

const emptyOverview = {
  firstName: '',
  lastName: '',
  staffNumber: '',
  workEmail: '',
  title: null,
  serviceLine: null,
  branchId: null,
  unitId: null,
  teamId: null,
  jobId: null,
  managerId: null,
  hiredDate: '',
  gdprAccepted: false,
  plannedOn: null,
  _name: '',
  _lastName: '',
};

function emptyRow(): Fields {
  const { profile, contact } = employeeRow.shape;
  return {
    ...emptyOverview,
    status: 'ACTIVE',
    language: 'tr',
    role: 'EMPLOYEE',
    profile: { ...empty(profile), emailNotification: true, smsNotification: true, superAdmin: false },
    contact: empty(contact),
    personal: empty(personalSection),
    employment: { ...empty(employmentSection), passive: false },
    management: {
      generalManagers: [],
      leaveManagers: [],
      shiftManagers: [],
      overtimeManagers: [],
      expenseManagers: [],
    },
    // null = nobody has decided
    permission: { approveLeave: null, approveShift: null, assignShift: null, approveOvertime: null },
    notification: { leave: true, shift: true, overtime: true },
    roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] },
    planned: [],
    _places: { begin: '', fields: {} },
    _employments: [],
    _toldPlan: false,
    _words: [],
  };
}

/** Repeats on top of the row what its sections say, for lists, search and sorting. */
export function withOverview(row: Fields): Fields {
  const { firstName, lastName, workEmail } = row.profile;
  const { staffNumber, branchId, unitId, teamId, jobId, managerId, hiredDate } = row.employment;
  const next = {
    ...row,
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    workEmail: workEmail ?? '',
    staffNumber: staffNumber ?? '',
    branchId,
    unitId,
    teamId,
    jobId,
    managerId,
    hiredDate: hiredDate ?? '',
  };
  return {
    ...next,
    _name: fold(`${next.firstName} ${next.lastName}`).trim() || nameless,
    _lastName: fold(`${next.lastName} ${next.firstName}`).trim() || nameless,
    _words: words(`${next.firstName} ${next.lastName} ${next.staffNumber}`),
  };
}

export function hiredRow(data: Hired): Fields {
  const { firstName, lastName, workEmail, phone = null, title = null, language, ...employment } = data;
  const row = emptyRow();
  return withOverview({
    ...row,
    _places: firstPlace(data),
    _employments: [{ from: data.hiredDate, to: null }],
    title,
    language,
    profile: { ...row.profile, firstName, lastName, workEmail, phone },
    employment: { ...row.employment, ...(employment as Partial<Employment>) },
  });
}

export function withProfile(row: Fields, data: object): Fields {
  return withOverview({ ...row, profile: { ...row.profile, ...data } });
}

export function withEmployment(row: Fields, data: object): Fields {
  const changed = inForce(data);
  const { hiredDate } = changed;
  return withOverview({
    ...row,
    employment: { ...row.employment, ...changed },
    _employments:
      typeof hiredDate === 'string' ? withLastEmployment(row._employments, { from: hiredDate }) : row._employments,
  });
}

export function withManagers<R extends Fields>(row: R, data: object): R {
  return { ...row, management: { ...row.management, ...inForce(data) } };
}

export const withSection =
  (section: Section) =>
  (row: EmployeeRow | null, { data }: { data: object }) =>
    row && { ...row, [section]: { ...row[section], ...data } };

export function resignedRow<R extends Fields>(
  row: R,
  { quitDate, quitReason = null, quitDescription = null, interviewMade = null }: Leaving,
): R {
  return {
    ...row,
    status: 'RESIGNED',
    _employments: withLastEmployment(row._employments, { to: quitDate }),
    employment: { ...row.employment, passive: true, quitDate, quitReason, quitDescription, interviewMade },
  };
}

export function rehiredRow(row: Fields, hiredDate: string): Fields {
  const leaving = { quitDate: null, quitReason: null, quitDescription: null, interviewMade: null };
  return withOverview({
    ...row,
    status: 'ACTIVE',
    _employments: [...row._employments, { from: hiredDate, to: null }],
    employment: { ...row.employment, ...leaving, passive: false, hiredDate },
  });
}
