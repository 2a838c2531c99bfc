import { useT } from '@kadro/i18n';
import { ReadFailure, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { JoinedHeading } from '../../people/JoinedPerson.tsx';
import { type MomentMeta } from '../../server/resource.ts';
import { type AskedRow } from '../model.ts';
import { useWhole } from '../record/use-whole.ts';

const Stack = styled('div')({ display: 'grid', gap: 20, '& h2:first-of-type': { paddingInlineEnd: 32 } });

interface PanelProps<R, W> {
  resource: string;
  meta?: MomentMeta;
  row: R;
  /** Says that the service does not answer. */
  down: string;
  facts: (request: R | W) => ReactNode;
  /** What only a whole request has. */
  children: (request: W) => ReactNode;
}

/** A request beside its list: what the row has at once, the rest as soon as it is read. */
export function RequestPanel<R extends AskedRow, W extends R>(props: PanelProps<R, W>) {
  const { resource, meta, row, down, facts, children } = props;
  const t = useT('console');
  const { data, error, refetch } = useGetOne<W>(resource, { id: row.id, meta });
  const whole = useWhole<W>(data);
  const request = whole ?? row;
  return (
    <Stack>
      <JoinedHeading card={request.employee} as="h2" />
      <div>
        <Button variant="outlined" component={Link} to={`/${resource}/${row.id}/show`}>
          {t('panel.open')}
        </Button>
      </div>
      {facts(request)}
      {!whole && !error && <SkeletonBlock lines={6} />}
      {error && !whole && <ReadFailure error={error} title={down} onRetry={() => void refetch()} />}
      {whole && children(whole)}
    </Stack>
  );
}
