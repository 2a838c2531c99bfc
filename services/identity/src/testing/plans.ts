import { type PersonEvent } from '../person/events.ts';

export const [m1, m2] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'] as const;
export const movePlanned: PersonEvent = {
  type: 'EmploymentChangePlanned',
  data: { id: 'move', effectiveOn: '2026-03-01', branchId: 'b2', jobId: 'j2' },
};
export const listsPlanned: PersonEvent = {
  type: 'ManagementChangePlanned',
  data: { id: 'lists', effectiveOn: '2026-03-01', leaveManagers: [m1] },
};
export const leaving = { quitReason: 'RETIREMENT', quitDescription: 'why', interviewMade: null } as const;
export const resignationPlanned: PersonEvent = {
  type: 'ResignationPlanned',
  data: { id: 'leave', quitDate: '2026-03-01', ...leaving },
};
export const moveInEffect = {
  type: 'EmploymentChangeTookEffect' as const,
  data: { id: 'move', effectiveOn: '2026-03-01', superseded: [] as string[], branchId: 'b2', jobId: 'j2' },
};
export const planFailed = (id: string, reason: string): PersonEvent => ({
  type: 'PlannedChangeFailed',
  data: { id, reason },
});
export const planRevoked = (id: string): PersonEvent => ({ type: 'PlannedChangeRevoked', data: { id } });
export const resigned: PersonEvent = { type: 'PersonResigned', data: { quitDate: '2026-02-01', ...leaving } };
