import { useT } from '@kadro/i18n';
import { ink, phone, radius } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Paintbrush } from 'lucide-react';
import { type ReactNode } from 'react';
import { ColourBar } from '../../../../fields/ColourBar.tsx';
import { type Brush } from './use-brushes.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  '& > .word': { display: 'flex', alignItems: 'center', gap: 6, color: ink.textMuted },
  '& > .word svg': { width: 16, height: 16 },
  '& > .end': { marginInlineStart: 'auto' },
  [phone]: { paddingInline: 14, '& kbd': { display: 'none' } },
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
  '& kbd': { font: 'inherit', fontWeight: 620, minWidth: 9 },
  '& bdi': { overflowWrap: 'anywhere', textAlign: 'start' },
  '&:hover': { backgroundColor: ink.hover },
  '&[aria-pressed="true"]': { outline: `2px solid ${ink.frame}`, outlineOffset: -1, borderColor: 'transparent' },
  '&:focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
  '&:disabled': { cursor: 'default', opacity: 0.6 },
  [phone]: { minHeight: 40 },
});

interface BrushesProps {
  brushes: readonly Brush[];
  disabled: boolean;
  /** What is painted where one presses; none = a day off. */
  held: readonly string[] | undefined;
  onTake: (shiftIds: readonly string[]) => void;
  /** The pattern, and what does not fit. */
  children: ReactNode;
}

/** The shifts that days can be painted with, and their keys. */
export function Brushes({ brushes, disabled, held, onTake, children }: BrushesProps) {
  const t = useT('console-attendance');
  return (
    <Row role="toolbar" aria-label={t('roster.brush')} className="no-print">
      <span className="word">
        <Paintbrush strokeWidth={1.7} aria-hidden />
        {t('roster.brush')}
      </span>
      {brushes.map(({ id, name, color, letter }, at) => (
        <Button
          key={id}
          type="button"
          disabled={disabled}
          aria-pressed={held?.[0] === id}
          aria-keyshortcuts={[letter, String(at + 1)].filter(Boolean).join(' ')}
          onClick={() => onTake([id])}
        >
          <kbd aria-hidden>{letter || at + 1}</kbd>
          <ColourBar colour={color} />
          <bdi>{name}</bdi>
        </Button>
      ))}
      <Button
        type="button"
        disabled={disabled}
        aria-pressed={held?.length === 0}
        aria-keyshortcuts="0"
        onClick={() => onTake([])}
      >
        <kbd aria-hidden>0</kbd>
        {t('roster.off')}
      </Button>
      {children}
    </Row>
  );
}
