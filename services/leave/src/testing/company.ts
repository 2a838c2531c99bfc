import { type Ports } from '@kadro/chassis';
import { type FedService, keptFaults, startFed } from '@kadro/chassis/testing';
import { type Area } from '@kadro/kernel';
import { as, idsWith, organizations, principalOf } from '@kadro/kernel/testing';
import { startLeave } from '../index.ts';
import { branches } from '../replicas/branches.ts';
import { plans } from '../replicas/plans.ts';
import { workplan } from './attendance-messages.ts';
import { branch, founding } from './identity-messages.ts';

export { as, type People } from '@kadro/kernel/testing';
export type { FedService as Company } from '@kadro/chassis/testing';

export const ids = idsWith('annual', 'unpaid', 'sick', 'secret');

/** By organization; tests restore what they change. */
export const turnedOff = new Map<string, Area[]>();

const { faults, logger } = keptFaults();
export { faults };

/** Two organizations that use the same ids; the clock stands at 2026-07-15 (a Wednesday), 08:00 UTC. */
export async function startCompany(dress?: (ports: Ports) => Ports): Promise<FedService> {
  const company = await startFed({
    name: 'leave',
    start: startLeave,
    principalOf: (authorization) => principalOf(authorization, turnedOff),
    logger,
    feeds: [
      { from: 'identity', mark: (id) => branch({ organization: ids.orgA }, { id }), markedIn: branches.model },
      { from: 'attendance', mark: (id) => workplan({ organization: ids.orgA }, { id }), markedIn: plans.model },
    ],
    now: '2026-07-15T08:00:00Z',
    dress,
  });
  await company.publish(...organizations.flatMap((one) => founding(one, ['leave'])));
  for (const organization of organizations) await makeTypes(company, organization);
  return company;
}

export const anyType = {
  kind: 'PAID',
  color: '#0f766e',
  durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'],
  tracksBalance: false,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
};

async function makeTypes({ send }: FedService, organization: string): Promise<void> {
  const types = [
    { id: ids.annual, name: { en: 'Annual', tr: 'Yıllık' }, ...anyType, tracksBalance: true },
    { id: ids.unpaid, name: { en: 'Unpaid' }, ...anyType, kind: 'UNPAID' },
    { id: ids.sick, name: { en: 'Sick' }, ...anyType, documentRequired: true },
  ];
  for (const body of types) await send('POST', 'leave-types', { as: as('superAdmin', organization), body });
}

/** A PDF by its content. */
export function aForm(text = 'a note', name = 'note.pdf'): FormData {
  const form = new FormData();
  form.append('file', new Blob([`%PDF-1.4\n${text}\n%%EOF`]), name);
  return form;
}
