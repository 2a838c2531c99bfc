import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useUiTexts } from '../texts.ts';
import { tokens } from '../tokens/values.ts';
import { ink, radius } from '../tokens/vars.ts';

export interface FilterChip {
  id: string;
  subject: string;
  value: string;
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none', alignItems: 'center' });
const Item = styled('li')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tokens.size[theme.density].control - 4,
  paddingInlineStart: 10,
  border: `1px solid ${ink.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: ink.surface,
  color: ink.textMuted,
  '& b': { color: ink.text },
}));
const Remove = styled('button')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  alignSelf: 'stretch',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  color: ink.textMuted,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: ink.text },
});

/** Filters as sentences with a button to remove each; `children` comes last (as "+ Filter"). */
export function FilterChips({
  phrases,
  onRemove,
  label,
  children,
}: {
  phrases: readonly FilterChip[];
  onRemove: (id: string) => void;
  label?: string;
  children?: ReactNode;
}) {
  const { remove } = useUiTexts();
  return (
    <List aria-label={label}>
      {phrases.map(({ id, subject, value }) => (
        <Item key={id}>
          <span>
            {subject} <b>{value}</b>
          </span>
          <Remove type="button" aria-label={remove(`${subject} ${value}`)} onClick={() => onRemove(id)}>
            <X size={15} strokeWidth={1.7} aria-hidden />
          </Remove>
        </Item>
      ))}
      {children && <li>{children}</li>}
    </List>
  );
}
