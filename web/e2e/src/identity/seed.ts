import { plus, today } from '../setup/time.ts';
import { type Caller, until } from '../setup/rest.ts';
import { hire, newPerson } from '../setup/seed.ts';

export interface PastWorld {
  /** Somebody with a late change, a planned one and a revoked one. */
  planned: string;
  /** Somebody who left long ago, with data whose time is over. */
  left: string;
  /** A change of several people, of whom one was refused. */
  bulkUpdate: string;
}

interface Places {
  url: string;
  ankara: string;
  berlin: string;
  unit: string;
  boss: string;
}

const month = 30;

/** Somebody whose file has a past that was told late and a future that is planned. */
async function storied(admin: Caller, { url, ankara, berlin, unit, boss }: Places): Promise<string> {
  const { id } = await hire(url, admin, 'Nehir', 'Yolcu', { branchId: ankara });
  const employment = (body: object) => admin.send('PUT', `employees/${id}/employment`, body);
  await employment({ unitId: unit, effectiveOn: '2025-02-03' });
  await employment({ branchId: berlin, unitId: null, effectiveOn: plus(today, -10) });
  await employment({ branchId: ankara, unitId: unit, effectiveOn: plus(today, 2 * month) });
  const { employee } = await admin.ask<{ employee: { planned: { id: string }[] } }>(
    `{ employee(id: "${id}") { planned { id } } }`,
  );
  await admin.send('DELETE', `employees/${id}/planned-changes/${employee.planned[0]?.id}`);
  await employment({ branchId: ankara, effectiveOn: plus(today, month) });
  await admin.send('PUT', `employees/${id}/management`, { leaveManagers: [boss], effectiveOn: plus(today, month) });
  return id;
}

/** People, plans and changes that the screens of time, of many people and of forgetting show. */
export async function seedPast(admin: Caller, places: Places): Promise<PastWorld> {
  const planned = await storied(admin, places);
  const { id: left } = await admin.send(
    'POST',
    'employees',
    newPerson('Mazlum', 'Ayrılmış', { branchId: places.ankara }),
  );
  await admin.send('PUT', `employees/${left}/personal`, { bloodType: 'A_POSITIVE' });
  await admin.send('POST', `employees/${left}/resign`, { quitDate: '2025-03-31', quitReason: 'RESIGNATION' });
  const { organization } = await admin.ask<{ organization: { id: string } }>(
    '{ organization: organizationDetail { id } }',
  );
  await admin.send('PUT', `organizations/${organization.id}`, { retention: { health: 12 } });
  const people = [planned, places.boss, left];
  const { id: bulkUpdate } = await admin.send('PUT', 'employees/update/manager', {
    employees: people,
    manager: places.boss,
  });
  // who becomes a manager by it has another token afterwards
  const state = async () =>
    (await admin.ask<{ bulkUpdate: { state: string } | null }>(`{ bulkUpdate(id: "${bulkUpdate}") { state } }`))
      .bulkUpdate?.state;
  await until(state, (now) => now === 'DONE');
  return { planned, left, bulkUpdate };
}
