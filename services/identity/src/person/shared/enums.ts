import { named } from '@kadro/chassis/declare';
import { z } from 'zod';

// values of the specification, section 3
export const gender = named('Gender', z.enum(['MALE', 'FEMALE', 'OTHER']));
export const collarType = named('CollarType', z.enum(['WHITE', 'BLUE', 'GRAY']));
export const employmentType = named(
  'EmploymentType',
  z.enum([
    'FULL_TIME',
    'PART_TIME',
    'CASUAL',
    'CONTRACTED',
    'FREELANCE',
    'INTERN',
    'MOBILE',
    'RETIRED',
    'TRIAL',
    'SEASONAL',
    'DISABLED',
  ]),
);
export const socialSecurityType = named('SocialSecurityType', z.enum(['SS_4A', 'SS_4B', 'SS_4C']));
export const bloodType = named(
  'BloodType',
  z.enum([
    'A_POSITIVE',
    'A_NEGATIVE',
    'B_POSITIVE',
    'B_NEGATIVE',
    'AB_POSITIVE',
    'AB_NEGATIVE',
    'O_POSITIVE',
    'O_NEGATIVE',
  ]),
);
export const militaryService = named('MilitaryService', z.enum(['DONE', 'POSTPONED', 'EXEMPT', 'NOT_APPLICABLE']));
export const personStatus = named('PersonStatus', z.enum(['ACTIVE', 'RESIGNED']));
export const role = named('Role', z.enum(['EMPLOYEE', 'HR_MANAGER', 'RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN']));
export const quitReason = named(
  'QuitReason',
  z.enum(['RESIGNATION', 'DISMISSAL', 'RETIREMENT', 'END_OF_CONTRACT', 'MUTUAL_AGREEMENT', 'DEATH', 'OTHER']),
);
