export interface ListQuery {
  name: string;
  /** Variables of one request; `n` makes them different each time. */
  variables: (n: number, branches: readonly string[]) => Record<string, unknown>;
}

export const document = `query ($page: Int, $sortBy: EmployeesSort, $descending: Boolean, $filter: EmployeesFilter) {
  employees(page: $page, rowsPerPage: 10, sortBy: $sortBy, descending: $descending, filter: $filter) {
    items { id firstName lastName staffNumber workEmail status branchId hiredDate role } total capped
  }
}`;

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;
const names = ['yılmaz', 'ozturk', 'Müldoğan', 'şek', 'garten', 'demir', 'Işıl', 'zeynep', 'inês'];
const starts = ['ay', 'me', 'yil', 'oz', 'de', 'han'];
const active = { status: { eq: 'ACTIVE' } };

export const listQueries: readonly ListQuery[] = [
  { name: 'first pages by name', variables: (n) => ({ page: n % 5, sortBy: 'name' }) },
  { name: 'by name, descending', variables: (n) => ({ page: n % 5, sortBy: 'name', descending: true }) },
  { name: 'by hiring date, latest first', variables: (n) => ({ page: n % 5, sortBy: 'hiredDate', descending: true }) },
  { name: 'active ones by name', variables: (n) => ({ page: n % 5, sortBy: 'name', filter: active }) },
  {
    name: 'resigned ones by staff number',
    variables: (n) => ({ page: n % 5, sortBy: 'staffNumber', filter: { status: { eq: 'RESIGNED' } } }),
  },
  {
    name: 'one branch by name',
    variables: (n, branches) => ({ sortBy: 'name', filter: { branchId: { eq: pick(branches, n) } } }),
  },
  {
    name: 'two branches, active, by name',
    variables: (n, branches) => ({
      sortBy: 'name',
      filter: { ...active, branchId: { in: [pick(branches, n), pick(branches, n + 3)] } },
    }),
  },
  { name: 'searched by name', variables: (n) => ({ sortBy: 'name', filter: { q: pick(names, n) } }) },
  {
    name: 'searched by two words',
    variables: (n) => ({ sortBy: 'name', filter: { q: `${pick(starts, n)} ${pick(names, n + 2)}` } }),
  },
  {
    name: 'searched by three words',
    variables: (n) => ({ sortBy: 'name', filter: { q: `${pick(starts, n)} ${pick(names, n + 2)} 1` } }),
  },
  {
    name: 'searched without a match',
    variables: (n) => ({ sortBy: 'name', filter: { q: `${pick(starts, n)} qq${n}` } }),
  },
  { name: 'searched by two letters', variables: (n) => ({ sortBy: 'name', filter: { q: pick(starts, n) } }) },
  {
    name: 'searched by staff number',
    variables: (n) => ({ sortBy: 'name', filter: { q: String(1_000_001 + n * 7) } }),
  },
  {
    name: 'searched, one branch, active',
    variables: (n, branches) => ({
      sortBy: 'name',
      filter: { ...active, q: pick(names, n), branchId: { eq: pick(branches, n) } },
    }),
  },
  {
    name: 'searched, active, latest hired first',
    variables: (n) => ({ sortBy: 'hiredDate', descending: true, filter: { ...active, q: pick(starts, n) } }),
  },
  {
    name: 'searched, by staff number',
    variables: (n) => ({ sortBy: 'staffNumber', filter: { q: pick(starts, n) } }),
  },
  {
    name: 'hired in one year, active, one branch, by staff number',
    variables: (n, branches) => ({
      sortBy: 'staffNumber',
      filter: {
        ...active,
        branchId: { eq: pick(branches, n) },
        hiredDate: { from: `${2000 + (n % 25)}-01-01`, to: `${2000 + (n % 25)}-12-31` },
      },
    }),
  },
  { name: 'late pages by hiring date', variables: (n) => ({ page: 90 + (n % 5), sortBy: 'hiredDate' }) },
];
