import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Message, topicOf } from '@kadro/chassis';
import { until } from '@kadro/chassis/testing';
import { type Company, ids, startCompany } from '../../testing/company.ts';

let company: Company;
beforeAll(async () => {
  company = await startCompany();
});
afterAll(() => company.stop());

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

/** The newest state that is said of each stream of the organization, up to what happened last. */
async function newestStates(group: string): Promise<Map<string, Message>> {
  const newest = new Map<string, Message>();
  const end = crypto.randomUUID();
  await company.perform('CreateBranch', {}, { name: { en: end }, zone: 'Europe/Istanbul', workingPattern: week });
  const subscription = await company.ports.messages.consume(topicOf('identity'), group, async (message) => {
    if (message.organization === ids.orgA) newest.set(message.stream, message);
  });
  await until(() => JSON.stringify([...newest.values()].at(-1) ?? null).includes(end));
  await subscription.close();
  return newest;
}

describe('a service that begins to listen long after', () => {
  it('hears of staff numbers, roles, rights and wishes as they are, and how shifts are chosen', async () => {
    const id = ids.employee;
    await company.perform('ChangePermission', { id }, { approveShift: true, assignShift: false });
    await company.perform('ChangeNotification', { id }, { shift: false, overtime: false });
    await company.perform('ChangeEmployment', { id }, { staffNumber: 'new-7' });
    await company.perform('ChangeOrganization', { id: ids.orgA }, { shiftSelection: true });
    const said = await newestStates('attendance');
    const person = (who: string) => said.get(`identity.person-${ids.orgA}_${who}`)!.data.person;
    expect(person(id)).toMatchObject({
      staffNumber: 'new-7',
      mayApproveShift: true,
      mayAssignShift: false,
      notifyShift: false,
      notifyOvertime: false,
      roles: { hrManager: false },
    });
    expect(person(id)).not.toHaveProperty('mayApproveOvertime');
    expect(person(ids.hr)).toMatchObject({ notifyShift: true, notifyOvertime: true, roles: { hrManager: true } });
    expect(said.get(`identity.organization-${ids.orgA}_${ids.orgA}`)!.data).toMatchObject({ shiftSelection: true });
  });
});
