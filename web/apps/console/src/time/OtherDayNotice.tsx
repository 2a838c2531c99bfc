import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, today } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFeatures } from '../manifest/context.ts';
import { KnownSwitch } from './KnownSwitch.tsx';
import { useMoment } from './moment.tsx';

const Strip = styled('div')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  flex: 'none',
  minHeight: 44,
  padding: '6px 16px',
  color: ink.primaryText,
  backgroundColor: ink.primaryTint,
  '& svg': { flex: 'none' },
  '& > p': { flex: '1 1 220px' },
  [phone]: { paddingInline: 14 },
  '@media print': { '& .MuiButton-root, & .MuiToggleButtonGroup-root': { display: 'none' } },
}));

/** The notice of the selected day, with the way back to today; a page without days says so. */
export function OtherDayNotice({ children }: { children: ReactNode }) {
  const t = useT('time');
  const { weekday, dateInSentence } = useFormat();
  const features = useFeatures();
  const { day, isOtherDay, setDay } = useMoment();
  const [, place = '', part] = useLocation().pathname.split('/');
  const isShown = features.some(({ name, showsOtherDays }) => name === place && showsOtherDays) && part !== 'create';
  // avoids two points after an abbreviated month
  const date = day ? `${weekday(day)}, ${dateInSentence(day)}`.replace(/\.$/, '') : '';
  return (
    <>
      <div aria-live="polite">
        {isOtherDay && (
          <Strip>
            <History size={16} strokeWidth={1.7} aria-hidden />
            <p>
              {isShown ? (
                <>
                  <b>{t((day ?? '') < today() ? 'strip.past' : 'strip.future', { date })}</b> {t('strip.readOnly')}
                </>
              ) : (
                t('strip.todayOnly')
              )}
            </p>
            {isShown && (day ?? '') < today() && <KnownSwitch />}
            <Button size="small" variant="outlined" onClick={() => setDay(null)}>
              {t('backToToday')}
            </Button>
          </Strip>
        )}
      </div>
      {children}
    </>
  );
}
