import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { addMonths, AsOf, dayInWords, ink, today } from '@kadro/ui';
import { Async } from '../../../parts/Async.tsx';
import { DayField } from '../../../parts/day/DayButton.tsx';
import { PersonCards } from '../../../people/Cards.tsx';
import { useTeamOn } from './use-team-on.ts';

const Content = styled(DialogContent)({ display: 'grid', gap: 16, alignContent: 'start', minHeight: 260 });
const Muted = styled('p')({ color: ink.textMuted });

export default function TeamDialog({ onClose }: { onClose: () => void }) {
  const t = useT('time');
  const language = useLanguage();
  const { dateInSentence } = useFormat();
  const id = useId();
  const now = today();
  const [on, setOn] = useState(() => addMonths(now, -1));
  const team = useTeamOn(on);
  const words = dayInWords(on, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('portal.teamOn')}</DialogTitle>
      <Content>
        <DayField value={on} onDay={setOn} />
        <AsOf sheets shown={on !== now} day={t(on < now ? 'strip.past' : 'strip.future', { date: words })}>
          <Async query={team}>
            {(people) =>
              people.length > 0 ? (
                <PersonCards people={people} />
              ) : (
                <Muted>{t('portal.teamNobody', { date: dateInSentence(on) })}</Muted>
              )
            }
          </Async>
        </AsOf>
      </Content>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
