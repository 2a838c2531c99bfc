import { perform, type RowChange, type RowStore, type ServiceRuntime, type Row } from '@kadro/chassis';
import { systemPrincipal } from '@kadro/identity';
import { fold, words } from '@kadro/kernel';
import { scattered } from './scattered.ts';
import { type CreatedOrganization } from '../shared/system.ts';

const firstNames = [
  'Ayşe Mehmet Zeynep Can Elif Deniz Hans Greta Jürgen Maria João Inês Pieter Sanne Lucía Diego Giulia Marco',
  'Amélie Hugo Layla Omar Emma Jack Işıl Çağla Ömer Şule Irmak Defne',
].flatMap((line) => line.split(' '));
const beginnings = [
  'Yıl Öz Kar Çel Dem Ak Gün Tek Sar Bal Koç Er Şim Ay Taş Mül Schmi Web Fern Gar Ros Bian San Cos van Jan Dub',
  'Mar Ahm Khal',
].flatMap((line) => line.split(' '));
const endings = [
  'maz türk aca ik ir soy doğan in ı cı ak gin şek dın kın ler dt er andez cia si chi tos ta berg sen ois tin ed',
  'il an er ez kaya',
].flatMap((line) => line.split(' '));
const branchCount = 20;
const rowsPerTransaction = 20_000;

interface Name {
  firstName: string;
  lastName: string;
  folded: string;
}

/** Names in the order of the list: sorted rows are written several times as fast. */
function sortedNames(count: number): Name[] {
  const all = Array.from({ length: count }, (_, n) => {
    const firstName = firstNames[scattered(n, 1, firstNames.length)]!;
    const lastName = `${beginnings[scattered(n, 2, beginnings.length)]!}${endings[scattered(n, 3, endings.length)]!}`;
    return { firstName, lastName, folded: fold(`${firstName} ${lastName}`) };
  });
  return all.sort((one, other) => (one.folded < other.folded ? -1 : 1));
}

function rowOf(template: Row, n: number, { firstName, lastName, folded }: Name, branches: readonly string[]): Row {
  const id = `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const staffNumber = String(1_000_000 + n);
  const branchId = branches[scattered(n, 4, branches.length)]!;
  const hiredDate = `${2000 + scattered(n, 5, 25)}-0${1 + scattered(n, 6, 9)}-15`;
  const status = scattered(n, 7, 10) === 0 ? 'RESIGNED' : 'ACTIVE';
  const overview = { firstName, lastName, workEmail: `p${staffNumber}@load.example` };
  const profile = { ...(template.profile as object), ...overview };
  const employment = {
    ...(template.employment as object),
    staffNumber,
    branchId,
    hiredDate,
    passive: status === 'RESIGNED',
  };
  return {
    ...template,
    ...overview,
    id,
    staffNumber,
    branchId,
    hiredDate,
    status,
    profile,
    employment,
    _name: folded,
    _words: words(`${folded} ${staffNumber}`),
  };
}

async function fill(
  rows: RowStore,
  organization: string,
  template: Row,
  names: readonly Name[],
  branches: readonly string[],
): Promise<void> {
  const checkpoint = (await rows.checkpoint())!;
  for (let start = 0; start < names.length; start += rowsPerTransaction) {
    const changes = names.slice(start, start + rowsPerTransaction).map((name, offset): RowChange => {
      const doc = rowOf(template, start + offset, name, branches);
      return {
        organization,
        id: doc.id,
        record: { organization, id: doc.id, stream: `identity.person-${organization}_${doc.id}`, doc },
      };
    });
    await rows.apply(checkpoint, changes);
  }
}

/** Fills the people model with `count` varied rows by writing its store; resolves with the ids of the branches. */
export async function fillPeople(
  runtime: ServiceRuntime,
  { id, branchId, adminId }: CreatedOrganization,
  count: number,
): Promise<string[]> {
  const branches = [branchId];
  const everyDay = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
  while (branches.length < branchCount) {
    const branch = {
      name: { en: `Branch ${branches.length}` },
      zone: 'Europe/Berlin',
      country: 'DE',
      workingPattern: everyDay,
    };
    branches.push(
      (await perform(runtime, systemPrincipal(id), 'CreateBranch', {}, branch, `branch-${branches.length}`)).id!,
    );
  }
  const employees = runtime.service.readModels.find(({ name }) => name === 'employees')!;
  const rows = runtime.rows(employees);
  const { doc: admin } = (await rows.get(id, adminId))!;
  const roles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };
  const profile = { ...(admin.profile as object), superAdmin: false };
  await fill(rows, id, { ...admin, roles, role: 'EMPLOYEE', profile }, sortedNames(count - 1), branches);
  return branches;
}
