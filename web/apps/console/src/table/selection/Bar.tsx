import { useT } from '@kadro/i18n';
import { ink, phone, radius, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';

const Bar = styled('section')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 3,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 48,
  padding: '8px 16px',
  color: ink.surface,
  backgroundColor: ink.text,
  [phone]: {
    gap: '0 8px',
    padding: '4px 14px max(4px, env(safe-area-inset-bottom))',
    '& > strong': { flex: '1 1 auto' },
    '& > button': { marginInlineEnd: -8 },
    '& button': { minHeight: 44 },
  },
  '@media print': { display: 'none' },
});

const BarActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [phone]: { flex: '1 1 100%', gap: '4px 8px', paddingBlockEnd: 4 },
});

/** The selection bar at the bottom with its actions; the count is announced when it changes. */
export function SelectionBar({
  count,
  label: given,
  onClear,
  children,
}: {
  count: number;
  /** What is selected, where it is no rows. */
  label?: string;
  onClear: () => void;
  children: ReactNode;
}) {
  const t = useT();
  const label = given ?? t('common:paging.selected', { count });
  return (
    <>
      <VisuallyHidden as="output">{count > 0 && label}</VisuallyHidden>
      {count > 0 && (
        <Bar aria-label={t('common:common.actions')}>
          <strong>{label}</strong>
          <BarButton type="button" onClick={onClear}>
            {t('common:action.selectNone')}
          </BarButton>
          <BarActions>{children}</BarActions>
        </Bar>
      )}
    </>
  );
}

export const BarButton = styled('button')({
  font: 'inherit',
  minHeight: 32,
  padding: '0 8px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&[data-main="true"]': { padding: '0 12px', borderColor: 'currentColor' },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineColor: 'currentColor' },
  '&:disabled, &[aria-disabled="true"]': { cursor: 'default', textDecoration: 'none', opacity: 0.6 },
});
