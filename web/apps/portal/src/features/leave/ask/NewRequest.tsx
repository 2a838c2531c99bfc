import { Link } from 'react-router';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { EmptyState, ink, radius, tokens } from '@kadro/ui';
import { askForLeave } from '../../../navigation/where-to.ts';
import { Answer } from '../../../parts/Async.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { useLeaveTypesByUse } from '../data/queries.ts';

const Content = styled('div')({ padding: '0 12px 16px', minWidth: 'min(360px, 80vw)' });
const List = styled('ul')({ display: 'grid', listStyle: 'none' });
const Way = styled(Link)(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tokens.size.portal.touch,
  padding: '0 8px',
  borderRadius: radius.control,
  color: ink.text,
  textDecoration: 'none',
  '& span': { flex: 1, overflowWrap: 'anywhere' },
  '&:hover': { backgroundColor: ink.hover },
}));

/** What can be asked for, the most used first. */
export default function NewRequest({ onClose }: { onClose: () => void }) {
  const t = useT('portal');
  const types = useLeaveTypesByUse();
  return (
    <Dialog open onClose={onClose} aria-labelledby="new-request-title">
      <DialogTitle id="new-request-title">{t('nav.newRequest')}</DialogTitle>
      <Content>
        <Answer read={types}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState title={t('nav.noKinds')} />
            ) : (
              <List>
                {rows.map((type) => (
                  <li key={type.id}>
                    <Way to={`${askForLeave}?type=${type.id}`} onClick={onClose}>
                      <KindSquare type={type} />
                      <span>{type.name}</span>
                      <ChevronRight className="turns" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
                    </Way>
                  </li>
                ))}
              </List>
            )
          }
        </Answer>
      </Content>
    </Dialog>
  );
}
