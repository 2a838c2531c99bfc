import { useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Plus } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useLabel } from '../fields/use-texts.ts';
import { FieldValue } from '../fields/Value.tsx';
import { type Column } from '../table/columns.ts';
import { Filters } from '../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../table/ListPage.tsx';
import { type NamedRecord, type RecordDeclaration } from './declaration.ts';
import { RecordPanel } from './Panel.tsx';

export interface RecordListProps {
  of: RecordDeclaration;
  tools?: ReactNode;
  filterDefaults?: Record<string, unknown>;
  above?: ReactNode;
  /** After those of the fields. */
  moreColumns?: readonly Column<NamedRecord>[];
}

const noColumns: readonly Column<NamedRecord>[] = [];

export function RecordList({ of, filterDefaults, ...more }: RecordListProps) {
  return (
    <ListBase<NamedRecord>
      resource={of.name}
      perPage={50}
      sort={{ field: of.sort ?? 'name', order: 'ASC' }}
      filterDefaultValues={{ archived: false, ...filterDefaults }}
      debounce={0}
    >
      <Page of={of} filterDefaults={filterDefaults} {...more} />
    </ListBase>
  );
}

const nameLook = {
  verticalAlign: 'middle',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: 'inherit',
  textDecoration: 'none',
  fontWeight: 560,
} as const;

function useColumns(of: RecordDeclaration): Column<NamedRecord>[] {
  const t = useT('console');
  const label = useLabel(of.fields);
  return useMemo(() => {
    const { columns, name: resource, mark, fields, sortable, emptyColumns } = of;
    const name: Column<NamedRecord> = {
      id: 'name',
      label: t('console-fields:field.names'),
      sort: 'name',
      cell: (record) => (
        <Link to={`/${resource}/${record.id}/show`} tabIndex={-1} style={nameLook}>
          {mark?.(record)}
          <bdi>{record.name}</bdi>
        </Link>
      ),
    };
    const others = columns.map((field, at): Column<NamedRecord> => {
      const empty = emptyColumns?.find((one) => one.field === field);
      return {
        id: field,
        label: label(field),
        sort: sortable?.includes(field) ? field : undefined,
        from: at === 0 ? undefined : 520,
        cell: (record) =>
          empty && !record[field] ? t(empty.text) : <FieldValue of={fields[field]} value={record[field]} />,
      };
    });
    return [name, ...others];
  }, [t, label, of]);
}

function Page({ of, tools, filterDefaults, above, moreColumns = noColumns }: RecordListProps) {
  const t = useT('console');
  const columns = useColumns(of);
  const nothing = useNothing(of, filterDefaults);
  const create = (
    <Button variant="contained" component={Link} to={`/${of.name}/create`} startIcon={<Plus strokeWidth={1.7} />}>
      {t(`${of.name}.create`)}
    </Button>
  );
  return (
    <ListPage<NamedRecord>
      above={above}
      title={t(`nav.${of.name}`)}
      count={useTotal()}
      actions={create}
      views={<ArchiveViews />}
      search={t('list.search')}
      filters={
        of.filters && (
          <>
            {tools}
            <Filters of={of.fields} names={of.filters} />
          </>
        )
      }
      columns={moreColumns.length > 0 ? [...columns, ...moreColumns] : columns}
      card={(record) => <Card record={record} of={of} />}
      to={(id) => `/${of.name}/${id}/show`}
      panel={(record) => <RecordPanel record={record} of={of} />}
      panelLabel={({ name }) => name ?? ''}
      {...nothing(create)}
    />
  );
}

/** What an empty list says: that nothing is there yet, and the first step. */
function useNothing(of: RecordDeclaration, defaults: RecordListProps['filterDefaults'] = {}) {
  const t = useT('console');
  const { filterValues } = useListContext();
  // what views and tools set is no filter that could be taken away
  const set = ['archived', ...Object.keys(defaults)];
  const unfiltered = Object.fromEntries(set.map((name) => [name, filterValues[name] as unknown]));
  return (create: ReactNode) => ({
    unfiltered,
    empty:
      unfiltered['archived'] === true
        ? { title: t('list.nothingArchived') }
        : { title: t(`${of.name}.empty`), text: t(`${of.name}.emptyText`), action: create },
  });
}

function ArchiveViews() {
  const t = useT('console');
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      value={String(filterValues['archived'] ?? false)}
      aria-label={t('views.label')}
      sx={{ paddingInline: 4, flex: 'none' }}
      onChange={(_, archived: string) => setFilters({ ...filterValues, archived: archived === 'true' })}
    >
      <Tab value="false" label={t('views.inUse')} />
      <Tab value="true" label={t('views.archived')} />
    </Tabs>
  );
}

function Card({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  return (
    <>
      <strong>
        <bdi>{record.name}</bdi>
      </strong>
      {of.columns.slice(0, 2).map((field) => (
        <div key={field} style={{ color: ink.textMuted }}>
          <FieldValue of={of.fields[field]} value={record[field]} />
        </div>
      ))}
    </>
  );
}
