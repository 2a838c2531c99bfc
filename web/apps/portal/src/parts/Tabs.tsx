import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ink, moves, phone, tokens } from '@kadro/ui';

const Bar = styled('nav')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${ink.line}`,
  '@media print': { display: 'none' },
});
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
  '&[aria-current="page"]': {
    color: ink.text,
    fontWeight: theme.typography.strong.fontWeight,
    boxShadow: `inset 0 -2px 0 ${ink.frame}`,
  },
  [phone]: { minHeight: tokens.size.portal.touch },
}));

export interface WaysProps {
  label: string;
  ways: readonly { path: string; label: string; isCurrent: boolean }[];
}

/** The ways to sister pages below a title, as tabs. */
export function Ways({ label: name, ways }: WaysProps) {
  return (
    <Bar aria-label={name}>
      <List>
        {ways.map(({ path, label, isCurrent }) => (
          <li key={path}>
            <Way to={path} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent ? intoView : undefined}>
              {label}
            </Way>
          </li>
        ))}
      </List>
    </Bar>
  );
}

/** On a phone the way to the current page may lie beyond the edge. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest', inline: 'center' });
