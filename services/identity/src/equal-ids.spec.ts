import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AnyReadModel, type Command } from '@kadro/chassis';
import { type Company, ids, startCompany } from './testing/company.ts';

const sides = [
  { side: 'the first organization', organization: ids.orgA, other: ids.orgB, hour: '10' },
  { side: 'the second one', organization: ids.orgB, other: ids.orgA, hour: '12' },
] as const;
const page = { sort: { index: 'id', descending: false }, offset: 0, limit: 1_000 };
/** By the first part of a path: what both organizations have under the same id. */
const shared: Record<string, string> = {
  employees: ids.colleague,
  branches: ids.south,
  units: ids.unit,
  teams: ids.team,
  jobs: ids.job,
  holidays: ids.holiday,
};

let company: Company;
beforeAll(async () => void (company = await startCompany()));
afterAll(() => company.stop());

const modelNamed = (name: string): AnyReadModel =>
  company.hosted.runtime.service.readModels.find((model) => model.name === name)!;
const rowsOf = async (model: AnyReadModel, organization: string) =>
  (await company.hosted.runtime.rows(model).find(organization, { where: [] }, page)).map(({ doc }) => doc);

async function rowsIn(organization: string): Promise<Record<string, object[]>> {
  const all: Record<string, object[]> = {};
  for (const model of company.hosted.runtime.service.readModels) all[model.name] = await rowsOf(model, organization);
  return all;
}

function idFor({ path }: Command, organization: string): string | undefined {
  const [resource = ''] = path.split('/');
  if (path.startsWith('employees/update') || /\{(?!id)/.test(path)) return undefined;
  return resource === 'organizations' ? organization : shared[resource];
}

const bodies: Record<string, object> = {
  ChangeEmployment: { branchId: ids.south },
  ChangeRoles: { adminBranches: [ids.north] },
  ForgetPersonalData: { confirmation: '9' },
};

/** The super admin sends every command with its example. */
async function commandsIn(organization: string): Promise<string[]> {
  const as = await company.session(ids.superAdmin, organization);
  const done: string[] = [];
  for (const command of company.hosted.runtime.service.commands) {
    const id = idFor(command, organization);
    if (!id) continue;
    const body = { ...command.example, ...bodies[command.name] };
    const { status } = await company.send(command.method, command.path.replace('{id}', id), { as, body });
    if (status < 300) done.push(command.name);
  }
  return done;
}

describe.each(sides)('what another organization has under the same ids, seen from $side', (each) => {
  const { organization, other, hour } = each;

  it('is not changed by any command', async () => {
    company.clock.set(`2026-07-15T${hour}:00:00Z`);
    const [own, foreign] = [await rowsIn(organization), await rowsIn(other)];
    const done = await commandsIn(organization);
    expect(done.length).toBeGreaterThan(30);
    expect(await rowsIn(other)).toEqual(foreign);
    for (const [name, id] of Object.entries(shared)) {
      const found = (rows: object[]) => rows.find((row) => (row as { id: string }).id === id);
      expect(found(await rowsOf(modelNamed(name), organization))).not.toEqual(found(own[name]!));
    }
  });
});

describe.each(sides)('what is there under the same ids, asked from $side', (each) => {
  const { organization, hour } = each;

  it.each(Object.entries(shared))('is that of the own organization in every query of %s', async (name, id) => {
    const { single } = modelNamed(name);
    const as = await company.session(ids.superAdmin, organization);
    const fields = '{ id updatedDateTime }';
    const { body } = await company.query(
      `{ one: ${single}(id: "${id}") ${fields} some: ${name}ByIds(ids: ["${id}"]) ${fields}
        all: ${name}(rowsPerPage: 100) { total items ${fields} }
        then: ${single}History(id: "${id}") { items { at } } }`,
      as,
    );
    const { one, some, all, then } = body.data;
    const stored = (await rowsOf(modelNamed(name), organization)) as { id: string; updatedDateTime: string }[];
    const own = stored.map((row) => ({ id: row.id, updatedDateTime: row.updatedDateTime }));
    const mine = own.find((row) => row.id === id)!;
    expect(mine.updatedDateTime).toMatch(`T${hour}:`);
    expect([one, some]).toEqual([mine, [mine]]);
    expect(all.total).toBe(own.length);
    expect(new Set(all.items)).toEqual(new Set(own));
    const hours = (then.items as { at: string }[]).map(({ at }) => at.slice(11, 13));
    expect(hours).toContain(hour);
    expect(hours.filter((one) => one !== '08' && one !== hour)).toEqual([]);
  });
});
