import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ink, transition, phone, tokens } from '@kadro/ui';

const Bar = styled('nav')({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${ink.line}`,
  '@media print': { display: 'none' },
  '&[data-empty="true"]': { [phone]: { display: 'none' } },
});
const List = styled('ul')({
  display: 'flex',
  gap: 20,
  listStyle: 'none',
  width: 'max-content',
  // a figure is not looked for by scrolling
  '&[data-counted="true"]': { flexWrap: 'wrap', rowGap: 0, width: 'auto' },
  '& > li[data-empty="true"]': { [phone]: { display: 'none' } },
});
const StyledLink = styled(Link)(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  paddingInline: 1,
  fontWeight: theme.typography.label.fontWeight,
  color: ink.textMuted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  boxShadow: 'inset 0 0 0 transparent',
  transition: transition(['color']),
  '&:hover': { color: ink.text },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"]': {
    color: ink.text,
    fontWeight: theme.typography.strong.fontWeight,
    boxShadow: `inset 0 -2px 0 ${ink.frame}`,
  },
  [phone]: { minHeight: tokens.size.portal.touch },
}));

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

interface Tab {
  path: string;
  label: string;
  isCurrent: boolean;
  end?: ReactNode;
  /** Nothing is there: a phone has no room for it. */
  isEmpty?: boolean;
}

export function Tabs({ label: name, tabs }: TabsProps) {
  const onPhones = tabs.filter((tab) => !isOffPhones(tab));
  return (
    <Bar aria-label={name} data-empty={onPhones.length < 2}>
      <List data-counted={tabs.some(({ end }) => end)}>
        {tabs.map(({ path, label, isCurrent, end, isEmpty }) => (
          <li key={path} data-empty={isOffPhones({ isCurrent, isEmpty })}>
            <StyledLink to={path} aria-current={isCurrent ? 'page' : undefined} ref={isCurrent ? intoView : undefined}>
              {label}
              {end}
            </StyledLink>
          </li>
        ))}
      </List>
    </Bar>
  );
}

const isOffPhones = ({ isCurrent, isEmpty = false }: Pick<Tab, 'isCurrent' | 'isEmpty'>): boolean =>
  isEmpty && !isCurrent;

/** On phones the current tab may be outside the view. */
const intoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest', inline: 'center' });
