import { type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, moves, phone, tokens } from '@kadro/ui';
import { useUser } from '../../app/context.tsx';
import { useOwnFile } from '../../queries/questions.ts';
import { nameOf } from '../../queries/types.ts';
import { Page } from '../../shell/Page.tsx';
import { useFilePages } from '../../shell/use-file-pages.ts';

const Ways = styled('nav')({ overflowX: 'auto', scrollbarWidth: 'none', borderBlockEnd: `1px solid ${ink.line}`, '@media print': { display: 'none' } });
const List = styled('ul')({ display: 'flex', gap: 20, listStyle: 'none', width: 'max-content' });
const Way = styled(Link)(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'center',
  minHeight: 38,
  paddingInline: 1,
  fontWeight: theme.typography.label.fontWeight,
  color: ink.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  boxShadow: 'inset 0 0 0 transparent',
  transition: moves(['color']),
  '&:hover': { color: ink.text },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': { color: ink.text, fontWeight: theme.typography.strong.fontWeight, boxShadow: `inset 0 -2px 0 ${ink.frame}` },
  [phone]: { minHeight: tokens.size.portal.touch },
}));
const Sheets = styled('div')({ display: 'grid', gap: 'inherit', maxWidth: 800, minWidth: 0 });

/** One page of the own file: its name, whose file it is, and the ways to the other pages. */
export function FilePage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  const t = useT('portal');
  const user = useUser();
  const { data } = useOwnFile();
  const { page: current } = useParams();
  const pages = useFilePages();
  const title = pages.find(({ page }) => page === current)?.label ?? t('nav.myFile');
  const second = (
    <>
      <bdi>{nameOf(user)}</bdi>
      {data?.staffNumber && (
        <>
          {' · '}
          <bdi dir="ltr">{data.staffNumber}</bdi>
        </>
      )}
    </>
  );
  const ways = (
    <Ways aria-label={t('nav.myFile')}>
      <List>
        {pages.map(({ page, path, label }) => (
          <li key={page}>
            <Way to={path} aria-current={page === current ? 'page' : undefined} ref={page === current ? intoView : undefined}>
              {label}
            </Way>
          </li>
        ))}
      </List>
    </Ways>
  );
  return (
    <Page title={title} second={second} actions={actions} ways={ways}>
      <Sheets>{children}</Sheets>
    </Page>
  );
}

/** On a phone the way to the current page may lie beyond the edge. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest', inline: 'center' });
