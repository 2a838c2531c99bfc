import { useT } from '@kadro/i18n';
import { ink, phone, radius } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Brush } from './use-brushes.ts';
import { ColourBar } from '../../../../fields/ColourBar.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  '& > span': { color: ink.textMuted },
  // a phone reads and moves only
  [phone]: { display: 'none' },
});
const Button = styled('button')({
  font: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 10px',
  border: `1px solid ${ink.lineStrong}`,
  borderRadius: radius.control,
  color: ink.text,
  backgroundColor: ink.surface,
  cursor: 'pointer',
  '& kbd': { font: 'inherit', color: ink.textMuted, fontVariantNumeric: 'tabular-nums' },
  '&:hover': { backgroundColor: ink.hover },
  '&:disabled': { cursor: 'default', opacity: 0.6 },
});

interface BrushesProps {
  brushes: readonly Brush[];
  disabled: boolean;
  onPaint: (shiftIds: readonly string[]) => void;
}

/** The shifts that the picked days can be painted with, and their keys. */
export function Brushes({ brushes, disabled, onPaint }: BrushesProps) {
  const t = useT('console-attendance');
  return (
    <Row role="toolbar" aria-label={t('roster.brush')}>
      <span>{t('roster.brush')}</span>
      {brushes.map(({ id, name, color }, at) => (
        <Button key={id} type="button" disabled={disabled} onClick={() => onPaint([id])}>
          <kbd>{at + 1}</kbd>
          <ColourBar colour={color} />
          <bdi>{name}</bdi>
        </Button>
      ))}
      <Button type="button" disabled={disabled} onClick={() => onPaint([])}>
        <kbd>0</kbd>
        {t('roster.off')}
      </Button>
    </Row>
  );
}
