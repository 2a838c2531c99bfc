import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, tokens } from '@kadro/ui';
import { DotSeparated } from './DotSeparated.tsx';

const Rest = styled(Link)(({ theme }) => ({
  ...theme.typography.label,
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.portal.control,
  borderBlockStart: `1px solid ${ink.line}`,
  color: ink.textMuted,
  textDecoration: 'none',
  '& strong': { color: ink.text, textDecoration: 'underline', textUnderlineOffset: 3 },
}));

export interface ShownOfProps {
  shown: number;
  total: number | undefined;
  to: string;
}

/** Says under a list how many of all it shows, and leads to all of them; nothing where it shows all. */
export function ShownOf({ shown, total, to }: ShownOfProps) {
  const t = useT('inbox');
  const { number } = useFormat();
  if (total === undefined || total <= shown) return null;
  return (
    <Rest to={to}>
      <span>
        <DotSeparated
          parts={[
            t('today.shownOf', { part: number(shown), total: number(total) }),
            <strong key="all">{t('today.showAll')}</strong>,
          ]}
        />
      </span>
    </Rest>
  );
}
