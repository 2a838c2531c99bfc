import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { EmptyState } from '@kadro/ui';
import { NewRequestLink } from '../../../requests/NewRequestLink.tsx';
import { askForLeave } from '../paths.ts';
import { Async } from '../../../parts/Async.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { useLeaveTypesByUse } from '../data/page-queries.ts';

const List = styled('ul')({ display: 'grid', listStyle: 'none' });
/** The leave types that can be requested, the most used first. */
export default function KindsOfLeave({ onClose }: { onClose: () => void }) {
  const t = useT('portal');
  const types = useLeaveTypesByUse();
  return (
    <Async query={types}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('nav.noKinds')} />
        ) : (
          <List>
            {rows.map((type) => (
              <li key={type.id}>
                <NewRequestLink
                  to={`${askForLeave}?type=${type.id}`}
                  mark={<KindSquare type={type} />}
                  onClick={onClose}
                >
                  {type.name}
                </NewRequestLink>
              </li>
            ))}
          </List>
        )
      }
    </Async>
  );
}
