import { useT } from '@kadro/i18n';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { fullName } from '../../people/person.ts';
import { type MomentMeta } from '../../server/resource.ts';
import { ColumnMenu, useChosenColumns } from '../../table/ColumnMenu.tsx';
import { type Column } from '../../table/columns.ts';
import { ListPage, useTotal } from '../../table/ListPage.tsx';
import { useSelection } from '../../table/selection/use-selection.ts';
import { useMoment } from '../../time/moment.tsx';
import { BulkDecision } from '../BulkDecision.tsx';
import { type AskedRow, mayDecide, type RequestKind } from '../model.ts';

interface PageProps<R extends AskedRow> {
  resource: string;
  of: RequestKind;
  title: string;
  views: ReactNode;
  filters: ReactNode;
  columns: readonly Column<R>[];
  /** Optional columns that are shown by default. */
  firstColumns: readonly string[];
  /** When a request is for, in words. */
  when: (row: R) => string;
  /** What selected requests come to, as the server counts. */
  Total?: ComponentType<{ rows: readonly R[] }>;
  card: (row: R) => ReactNode;
  panel: (row: R) => ReactNode;
}

interface RequestListProps<R extends AskedRow> extends PageProps<R> {
  meta?: MomentMeta;
  /** The filter the list begins with. */
  firstFilter: () => Record<string, unknown> | undefined;
}

/** Requests of a kind, which can be decided several at once. */
export function RequestList<R extends AskedRow>({ meta, firstFilter, ...page }: RequestListProps<R>) {
  const [defaultFilter] = useState(firstFilter);
  return (
    <ListBase<R>
      resource={page.resource}
      perPage={50}
      sort={{ field: 'requestedDateTime', order: 'DESC' }}
      filterDefaultValues={defaultFilter}
      debounce={0}
      queryOptions={{ meta }}
    >
      <Page {...page} />
    </ListBase>
  );
}

const none: never[] = [];

function Page<R extends AskedRow>(props: PageProps<R>) {
  const { resource, of, filters, when, Total, columns: all, firstColumns, ...page } = props;
  const t = useT('console');
  const { data = none } = useListContext<R>();
  const nameOf = useCallback(({ employee }: R) => (employee ? fullName(employee) : t('noName')), [t]);
  const { isOtherDay } = useMoment();
  const selection = useSelection(data, mayDecide, nameOf);
  const { columns, menu } = useChosenColumns(resource, all, firstColumns);
  const to = useCallback((id: string) => `/${resource}/${id}/show`, [resource]);
  return (
    <ListPage<R>
      {...page}
      count={useTotal()}
      search={t('list.search')}
      filters={
        <>
          {filters}
          <ColumnMenu {...menu} />
        </>
      }
      columns={columns}
      selection={isOtherDay ? undefined : selection}
      bulk={!isOtherDay && <BulkDecision of={of} selection={selection} when={when} Total={Total} />}
      to={to}
      panelLabel={nameOf}
      empty={{ title: t('console-requests:empty'), text: t('console-requests:emptyText') }}
    />
  );
}
