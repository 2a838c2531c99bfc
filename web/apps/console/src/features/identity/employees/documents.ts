import { weekFields } from '../../../server/documents.ts';
import { type Source } from '../../../server/resource.ts';

const managers = 'generalManagers leaveManagers shiftManagers overtimeManagers expenseManagers';

const sections = `
  profile { identityNumber firstName lastName workEmail phone emailNotification smsNotification imageUrl superAdmin }
  contact {
    email address secondaryPhone fixedPhone workPhone spousePhone extensionNumber
    emergencyContactName emergencyContactPhone
  }
  personal {
    passportNumber birthDate birthPlace nationality bloodType gender disabilityLevel exConvict driver militaryService
    suspendedUntil healthPassCode healthPassCodeExpiry
  }
  employment {
    staffNumber branchId unitId teamId jobId managerId agency ssn hiredDate startedDate employmentType collarType
    integrationNumber rdPerson socialSecurityType company allowanceDate trialTime workingPattern { ${weekFields} }
    passive quitReason quitDescription quitDate interviewMade
  }
  management { ${managers} }
  permission { approveLeave approveShift assignShift approveOvertime }
  notification { leave shift overtime }
  roles { admin restrictedAdmin superAdmin hrManager adminBranches }
  planned {
    id effectiveOn kind fields plannedAt plannedBy
    changes {
      branchId unitId teamId jobId managerId agency startedDate employmentType collarType rdPerson socialSecurityType
      company allowanceDate trialTime workingPattern { ${weekFields} } ${managers}
    }
  }`;

const row = `id firstName lastName staffNumber workEmail status title role
  branchId unitId teamId jobId managerId hiredDate updatedDateTime`;

export const source: Source = {
  one: 'employee',
  list: 'employees',
  many: 'employeesByIds',
  history: 'employeeHistory',
  fields: `${row} revision serviceLine language gdprAccepted ${sections}`,
  row: `${row} profile { imageUrl phone }`,
  anyDay: true,
};
