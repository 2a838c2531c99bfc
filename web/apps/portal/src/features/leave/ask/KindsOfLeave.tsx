import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { EmptyState, ink, radius, tokens } from '@kadro/ui';
import { askForLeave } from '../paths.ts';
import { Async } from '../../../parts/Async.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { useLeaveTypesByUse } from '../data/page-queries.ts';

const List = styled('ul')({ display: 'grid', listStyle: 'none' });
const StyledLink = styled(Link)(({ theme }) => ({
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
                <StyledLink to={`${askForLeave}?type=${type.id}`} onClick={onClose}>
                  <KindSquare type={type} />
                  <span>{type.name}</span>
                  <ChevronRight className="turns" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
                </StyledLink>
              </li>
            ))}
          </List>
        )
      }
    </Async>
  );
}
