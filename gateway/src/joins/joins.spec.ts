import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { isNonNullType, isObjectType, parse } from 'graphql';
import { freePorts } from '../../../infra/free-ports.ts';
import { type RemoteService } from '../hosted-service.ts';
import { readMeshConfig } from '../mesh/config.ts';
import { type Mesh, startMesh } from '../mesh/start.ts';
import { overHttp, type FakeService } from '../testing/fakes/service.ts';
import { meshConfig, startFixture } from '../testing/fixture.ts';
import { fakeIdentity } from '../testing/fakes/identity.ts';
import { fakeLeave } from '../testing/fakes/leave.ts';

const between = [
  'LeaveRequest.employee',
  'LeaveStep.manager',
  'LeaveDecision.by',
  'LeaveEntry.by',
  'TeamAbsence.person',
  'Employee.leaveBalances',
];
const ofIdentity = [...['branch', 'unit', 'team', 'job'].map((place) => `Employee.${place}`), 'PersonCard.job'];
const joined = [...between, ...ofIdentity];
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** The gateway's own configuration over the SDL of fakes. */
async function configOf(services: FakeService[]) {
  return { ...(await readMeshConfig()), ...(await meshConfig(services)) };
}

describe.each(['in process', 'over HTTP'])('joining leave and people %s', (way) => {
  let identity: FakeService;
  let leave: FakeService;
  let mesh: Mesh;
  let remotes: (RemoteService & { close(): Promise<void> })[] = [];

  beforeEach(async () => {
    [identity, leave] = [fakeIdentity(), fakeLeave()];
    remotes = way === 'over HTTP' ? await Promise.all([identity, leave].map((service) => overHttp(service))) : [];
    mesh = await startMesh(remotes.length > 0 ? remotes : [identity, leave], await configOf([identity, leave]));
  });
  afterEach(async () => {
    await mesh.close();
    await Promise.all(remotes.map((remote) => remote.close()));
  });

  const ask = async (query: string, headers: Record<string, string> = {}) =>
    plain(await mesh.execute({ document: parse(query), headers }));
  /** How many ids each question for cards had, by call to identity. */
  const idsAsked = () =>
    identity.asked.map(({ variables = {} }) =>
      Object.values(variables)
        .filter(Array.isArray)
        .map((ids) => ids.length),
    );

  it('gives requests, steps, history, entries and absences their people', async () => {
    const card = '{ id firstName }';
    const { data, errors } = await ask(`{
      leaveRequests(rowsPerPage: 1) { items { employee ${card} steps { manager ${card} } approvalHistory { by ${card} } } }
      leaveEntries(rowsPerPage: 2) { items { by ${card} } }
      teamAbsences { people { person ${card} } }
    }`);
    const person = (n: number) => ({ id: `p${n}`, firstName: `First p${n}` });
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      leaveRequests: {
        items: [
          {
            employee: person(0),
            steps: [1000, 1001, 1002].map((n) => ({ manager: person(n) })),
            approvalHistory: [{ by: person(0) }, { by: null }, { by: null }, { by: null }],
          },
        ],
      },
      leaveEntries: { items: [{ by: person(0) }, { by: null }] },
      teamAbsences: { people: [{ person: person(1) }, { person: null }] },
    });
  });

  it('gives people their balances, and null with an error where one is refused', async () => {
    const { data, errors } = await ask(
      '{ employees(rowsPerPage: 5) { items { firstName leaveBalances { leaveTypeId balance } } } }',
    );
    const balances = data.employees.items.map(
      (person: { leaveBalances: { balance: number }[] | null }) => person.leaveBalances?.[0]?.balance ?? null,
    );
    expect(balances).toEqual([0, 0.5, 1, null, 2]);
    expect(errors).toMatchObject([
      { path: ['employees', 'items', 3, 'leaveBalances'], extensions: { code: 'forbidden' } },
    ]);
  });

  it('gives people the names of their places, and cards that of their job, each place asked for once', async () => {
    const { data, errors } = await ask(`{
      employees(rowsPerPage: 3) { items { branch { name } unit { name } team { name } job { name } } }
      leaveRequests(rowsPerPage: 1) { items { employee { job { name } } } }
    }`);
    expect(errors).toBeUndefined();
    const places = (branch: string, job: string) => ({
      branch: { name: `Name ${branch}` },
      unit: null,
      team: null,
      job: { name: `Name ${job}` },
    });
    expect(data.employees.items).toEqual([places('b0', 'j0'), places('b1', 'j1'), places('b0', 'j2')]);
    expect(data.leaveRequests.items).toEqual([{ employee: { job: { name: 'Name jp0' } } }]);
    const branches = identity.asked.flatMap(({ variables = {} }) => Object.values(variables).flat());
    expect(branches.filter((id) => id === 'b0')).toHaveLength(1);
  });

  it('asks for the balances of a page twenty at a time', async () => {
    await ask('{ employees(rowsPerPage: 100) { items { leaveBalances { balance } } } }');
    expect([identity.asked.length, leave.asked.length]).toEqual([1, 5]);
  });

  it('asks identity once for all cards of a hundred requests of three steps each, never for more than a hundred ids', async () => {
    const { data, errors } = await ask(
      '{ leaveRequests(rowsPerPage: 100) { items { employee { firstName } steps { manager { lastName } } } } }',
      { authorization: 'Bearer a' },
    );
    expect(errors).toBeUndefined();
    expect(data.leaveRequests.items).toHaveLength(100);
    expect(data.leaveRequests.items[99]).toEqual({
      employee: { firstName: 'First p99' },
      steps: Array(3).fill({ manager: { lastName: 'Bearer a' } }),
    });
    expect(idsAsked().map((asked) => asked.toSorted((a, b) => a - b))).toEqual([[100, 100, 100, 100]]);
    expect(leave.asked).toHaveLength(1);
  });

  it('asks for one person once, however often named', async () => {
    await ask(
      `{
        leaveRequests(rowsPerPage: 3) { items { approvalHistory { by { id } } } }
        a: leaveRequests(rowsPerPage: 3) { items { employee { id } } }
      }`,
    );
    expect(idsAsked().flat()).toEqual([5]);
  });

  it('gives each place all that the query selects there', async () => {
    const { data } = await ask(
      `
      query { leaveRequests(rowsPerPage: 1) { items { steps { manager { id } } employee { id } ...More } } }
      fragment More on LeaveRequest { employee { firstName } mine: employee { lastName } }`,
      { authorization: 'x' },
    );
    expect(data.leaveRequests.items[0]).toMatchObject({
      employee: { id: 'p0', firstName: 'First p0' },
      mine: { lastName: 'x' },
    });
  });

  it('never mixes the tokens of two callers', async () => {
    const tokens = ['Bearer a', 'Bearer b'];
    const query =
      '{ whoAtLeave leaveRequests(rowsPerPage: 2) { items { employee { lastName } steps { manager { lastName } } } } }';
    const answers = await Promise.all(tokens.map((authorization) => ask(query, { authorization })));
    const card = (lastName: string) => ({ employee: { lastName }, steps: Array(3).fill({ manager: { lastName } }) });
    expect(answers.map(({ data }) => data)).toEqual(
      tokens.map((token) => ({ whoAtLeave: token, leaveRequests: { items: [card(token), card(token)] } })),
    );
    expect(identity.asked.map(({ headers }) => headers.authorization)).toEqual(tokens);
  });

  it('reads the texts of both services', async () => {
    const { data } = await ask('{ branch(id: 1) { names { en tr } } leaveType(id: 1) { names { en tr } } }');
    expect(data).toEqual({
      branch: { names: { en: 'Head office', tr: 'Merkez' } },
      leaveType: { names: { en: 'Annual leave', tr: 'Yıllık izin' } },
    });
  });

  it('gives whole what was asked together with a refused field', async () => {
    const { data, errors } = await ask('{ closed { total } who employees(rowsPerPage: 1) { total } }', {
      authorization: 'x',
    });
    expect(data).toEqual({ closed: null, who: 'x', employees: { total: 1 } });
    expect(errors).toMatchObject([{ path: ['closed'], extensions: { code: 'forbidden' } }]);
  });

  it('gives no cards while identity is dead, and cards again once it is back', async () => {
    const query =
      '{ leaveRequests(rowsPerPage: 2) { total items { id employee { id } steps { order manager { id } } } } who }';
    identity.state.isDead = true;
    const { data, errors } = await ask(query);
    expect(data.who).toBeNull();
    expect(data.leaveRequests.items[1]).toEqual({
      id: 'r1',
      employee: null,
      steps: [0, 1, 2].map((order) => ({ order, manager: null })),
    });
    expect(new Set(errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code))).toEqual(
      new Set(['SERVICE_UNAVAILABLE']),
    );
    expect(errors.map(({ path }: { path: unknown[] }) => path.join('.'))).toEqual(
      expect.arrayContaining(['who', 'leaveRequests.items.1.employee', 'leaveRequests.items.1.steps.2.manager']),
    );
    expect(JSON.stringify({ data, errors })).not.toMatch(/127\.0|10\.1\.2\.3|ECONN|secret|personCardsByIds|query/i);
    identity.state.isDead = false;
    expect((await ask(query)).data.leaveRequests.items[1].employee).toEqual({ id: 'p1' });
  });

  it('gives people without balances while leave is dead, and balances again once it is back', async () => {
    const query =
      '{ leaveRequests { total } employees(rowsPerPage: 1) { total items { firstName leaveBalances { balance } } } }';
    leave.state.isDead = true;
    const { data, errors } = await ask(query);
    expect(data).toEqual({
      leaveRequests: null,
      employees: { total: 1, items: [{ firstName: 'First p0', leaveBalances: null }] },
    });
    expect(errors).toMatchObject(
      [{ path: ['leaveRequests'] }, { path: ['employees', 'items', 0, 'leaveBalances'] }].map((error) => ({
        ...error,
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      })),
    );
    expect(JSON.stringify(errors)).not.toMatch(/127\.0|10\.1\.2\.3|ECONN|secret|query/i);
    leave.state.isDead = false;
    expect((await ask(query)).errors).toBeUndefined();
  });
});

describe('joining while a service is not reached at its address', () => {
  it('is whole without it, and whole with it once it listens again', async () => {
    const [identity, leave] = [fakeIdentity(), fakeLeave()];
    const gone = await overHttp(leave, await freePorts(1));
    await gone.close();
    const mesh = await startMesh([identity, gone], await configOf([identity, leave]));
    const ask = async () =>
      plain(
        await mesh.execute({
          document: parse(
            '{ leaveRequests { total } employees(rowsPerPage: 1) { items { id leaveBalances { balance } } } }',
          ),
          headers: {},
        }),
      );
    const { data, errors } = await ask();
    expect(data).toEqual({ leaveRequests: null, employees: { items: [{ id: 'p0', leaveBalances: null }] } });
    expect(errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code)).toEqual([
      'SERVICE_UNAVAILABLE',
      'SERVICE_UNAVAILABLE',
    ]);
    expect(JSON.stringify(errors)).not.toMatch(/127\.0|ECONN|fetch|leaveBalances\(|query/i);
    const back = await overHttp(leave, Number(new URL(gone.address).port));
    expect((await ask()).data).toEqual({
      leaveRequests: { total: 10 },
      employees: { items: [{ id: 'p0', leaveBalances: [{ balance: 0 }] }] },
    });
    await back.close();
    await mesh.close();
  });
});

describe('limiting queries with joins', () => {
  let fixture: Awaited<ReturnType<typeof startFixture>>;

  beforeAll(async () => {
    const services = [fakeIdentity(), fakeLeave()];
    fixture = await startFixture({ services, meshConfig: await configOf(services) });
  });
  afterAll(() => fixture.gateway.stop());

  const name = (body: { errors: { extensions: { name: string } }[] }) => body.errors[0]?.extensions.name;

  it('lets a hundred rows pass with every person in them', async () => {
    const { status, body } = await fixture.ask({
      query: `{ leaveRequests(rowsPerPage: 100) {
          items { employee { id } steps { manager { id } } approvalHistory { by { id } } }
        } }`,
    });
    expect([status, body.errors, body.data.leaveRequests.items.length]).toEqual([200, undefined, 100]);
  });

  it.each([
    [
      '31 aliases of a joined field',
      `{ leaveRequests { items { ${Array.from({ length: 31 }, (_, n) => `e${n}: employee { id }`).join(' ')} } } }`,
    ],
    ['more than a thousand joined fields', `{ leaveRequests { items { ${'employee { id } '.repeat(501)} } } }`],
    ['21 root fields', `{ ${'leaveRequests { items { employee { id } } } '.repeat(21)} }`],
  ])('refuses %s', async (_, query) => {
    const { status, body } = await fixture.ask({ query });
    expect([status, name(body)]).toEqual([400, 'query_too_complex']);
  });

  it('gives a dead service’s joined fields as null in the caller’s language', async () => {
    const services = [fakeIdentity(), fakeLeave()] as const;
    services[0].state.isDead = true;
    const { gateway, ask, logger } = await startFixture({
      services: [...services],
      meshConfig: await configOf([...services]),
    });
    const { status, body } = await ask(
      { query: '{ leaveRequests(rowsPerPage: 1) { items { id employee { id } } } }' },
      { 'accept-language': 'de' },
    );
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: { leaveRequests: { items: [{ id: 'r0', employee: null }] } },
    });
    expect(body.errors).toMatchObject([
      {
        path: ['leaveRequests', 'items', 0, 'employee'],
        extensions: { code: 'SERVICE_UNAVAILABLE', name: 'service_unavailable' },
      },
    ]);
    expect(JSON.stringify([body, logger.lines])).not.toMatch(/10\.1\.2\.3|ECONN|secret|personCardsByIds/);
    await gateway.stop();
  });
});

describe('the joins of .meshrc.yaml', () => {
  const fieldOf = ({ schema }: Mesh, name: string) => {
    const [type = '', field = ''] = name.split('.');
    const owner = schema.getType(type);
    return isObjectType(owner) ? owner.getFields()[field] : undefined;
  };

  it('are all there, and may be null, where both services are', async () => {
    const services = [fakeIdentity(), fakeLeave()];
    const mesh = await startMesh(services, await configOf(services));
    expect(joined.filter((name) => !fieldOf(mesh, name))).toEqual([]);
    expect(joined.filter((name) => isNonNullType(fieldOf(mesh, name)?.type))).toEqual([]);
    await mesh.close();
  });

  it.each([
    ['identity', fakeIdentity, ofIdentity],
    ['leave', fakeLeave, []],
  ])('are only those of its own where %s is alone', async (_, make, own) => {
    const services = [make()];
    const mesh = await startMesh(services, await configOf(services));
    expect(joined.filter((name) => fieldOf(mesh, name))).toEqual(own);
    await mesh.close();
  });
});
