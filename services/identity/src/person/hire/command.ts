import { command } from '@kadro/chassis';
import { z } from 'zod';
import { anyAdmin } from '../../shared/access.ts';
import { id, language, phone, requiredLine, workEmail } from '../../shared/inputs.ts';
import { person } from '../events.ts';
import { collarType, employmentType } from '../shared/enums.ts';
import { employmentFields, overviewFields } from '../shared/fields.ts';
import { hireFacts } from './facts.ts';
import { hire } from './rules.ts';

const { hiredDate, startedDate, unitId, teamId, jobId, managerId } = employmentFields;

export const hirePerson = command(person, {
  name: 'HirePerson',
  method: 'POST',
  path: 'employees',
  summary: 'Hires a person',
  access: anyAdmin,
  target: { creates: true },
  input: z.strictObject({
    id: id.optional(),
    firstName: requiredLine(80),
    lastName: requiredLine(80),
    staffNumber: requiredLine(24),
    workEmail,
    branchId: id,
    unitId: unitId.optional(),
    teamId: teamId.optional(),
    jobId: jobId.optional(),
    managerId: managerId.optional(),
    hiredDate,
    startedDate: startedDate.optional(),
    title: overviewFields.title.optional(),
    phone: phone.optional(),
    employmentType: employmentType.nullish(),
    collarType: collarType.nullish(),
    language: language.optional(),
  }),
  example: {
    firstName: 'Ayşe',
    lastName: 'Yılmaz',
    staffNumber: '1042',
    workEmail: 'ayse.yilmaz@example.com',
    branchId: '018f0000-0000-7000-8000-000000000001',
    hiredDate: '2026-01-05',
  },
  reserves: ({ staffNumber, workEmail: email }) => [
    { kind: 'staffNumber', value: staffNumber, field: 'staffNumber' },
    { kind: 'workEmail', value: email, field: 'workEmail' },
  ],
  prepare: hireFacts,
  decide: hire,
});
