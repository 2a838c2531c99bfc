import { Fragment } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';

const Line = styled('nav')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: ink.textMuted,
  '& a': { color: 'inherit', textDecoration: 'none', borderRadius: 4 },
  '& a:hover': { color: ink.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& .back': { display: 'none' },
  '@media print': { display: 'none' },
  [phone]: {
    '& a': { minHeight: 32, display: 'inline-flex', alignItems: 'center' },
    '& .back': { display: 'block' },
    '& .between': { display: 'none' },
    '& a:not(:last-of-type)': { display: 'none' },
  },
}));

/** The parent pages; on phones a link to the nearest. */
export function Breadcrumbs({ pages }: { pages: readonly { path: string; label: string }[] }) {
  const t = useT();
  return (
    <Line aria-label={t('action.previous')}>
      <ChevronLeft className="turns back" size={16} strokeWidth={1.7} aria-hidden />
      {pages.map(({ path, label }, index) => (
        <Fragment key={path}>
          {index > 0 && <ChevronRight className="turns between" size={14} strokeWidth={1.7} aria-hidden />}
          <Link to={path}>{label}</Link>
        </Fragment>
      ))}
    </Line>
  );
}
