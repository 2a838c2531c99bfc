import Button from '@mui/material/Button';
import { useT } from '@kadro/i18n';
import { EmptyState } from '@kadro/ui';
import { type RequestsView } from './view.ts';

interface NoRequestsProps<S extends string> {
  view: RequestsView<S>;
  onChange: (part: Partial<RequestsView<S>>) => void;
  /** Where nothing was asked for yet. */
  title: string;
  text: string;
}

/** In place of the rows: that there are none, or none of these filters. */
export function NoRequests<S extends string>({ view: { status, year, q }, onChange, ...none }: NoRequestsProps<S>) {
  const t = useT();
  if (status === '' && year === '' && q === '') return <EmptyState {...none} />;
  return (
    <EmptyState
      title={t('state.noResults')}
      action={<Button onClick={() => onChange({ status: '', year: '', q: '' })}>{t('action.clearFilters')}</Button>}
    />
  );
}
