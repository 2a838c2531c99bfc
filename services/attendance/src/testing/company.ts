import { type Ports } from '@kadro/chassis';
import { type FedService, keptFaults, startFed } from '@kadro/chassis/testing';
import { type Area } from '@kadro/kernel';
import { ids, organizations, principalOf } from '@kadro/kernel/testing';
import { startAttendance } from '../index.ts';
import { branches } from '../replicas/branches.ts';
import { leaveTypes } from '../replicas/leave-types.ts';
import { branch, founding } from './identity-messages.ts';
import { leaveType } from './leave-messages.ts';

export { as, ids, type People } from '@kadro/kernel/testing';
export type { FedService as Company } from '@kadro/chassis/testing';

/** By organization; tests restore what they change. */
export const turnedOff = new Map<string, Area[]>();

const { faults, logger } = keptFaults();
export { faults };

/** Two organizations that use the same ids; the clock stands at 2026-07-15 (a Wednesday), 08:00 UTC. */
export async function startCompany(dress?: (ports: Ports) => Ports): Promise<FedService> {
  const company = await startFed({
    name: 'attendance',
    start: startAttendance,
    logger,
    dress,
    now: '2026-07-15T08:00:00Z',
    principalOf: (authorization) => principalOf(authorization, turnedOff),
    feeds: [
      { from: 'identity', mark: (id) => branch({ organization: ids.orgA }, { id }), markedIn: branches.model },
      { from: 'leave', mark: (id) => leaveType({ organization: ids.orgA }, { id }), markedIn: leaveTypes.model },
    ],
  });
  await company.publish(...organizations.flatMap((one) => founding(one, ['shift', 'overtime'])));
  return company;
}
