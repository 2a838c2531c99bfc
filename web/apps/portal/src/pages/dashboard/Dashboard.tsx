import { lazy, Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { dayInWords, Frame, today } from '@kadro/ui';
import { useUser } from '../../app/context.tsx';
import { useFileIsClosed, useOwnFile, usePlaces } from '../../queries/questions.ts';
import { Page } from '../../shell/Page.tsx';
import { Facts } from './Facts.tsx';
import { Holidays } from './Holidays.tsx';
import { Managers } from './Managers.tsx';
import { Team } from './Team.tsx';
import { partOfDay, weekOf } from './day.ts';

const PasswordNotice = lazy(() => import('./PasswordNotice.tsx'));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 334px)' },
}));
const Column = styled('div')({ display: 'grid', gap: 'inherit', minWidth: 0 });

/** Today: what is true now, as far as it exists; later areas bring their own sheets. */
export default function Dashboard() {
  const t = useT('portal');
  const language = useLanguage();
  const { firstName, passwordExpireNotification: daysLeft } = useUser();
  const file = useOwnFile();
  const isClosed = useFileIsClosed();
  const places = usePlaces(file.data);
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const day = today();
  const date = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const second = [t(`today.${part}`, { name: firstName }), places.data?.branch, t('today.week', { number: weekOf(day) })];
  return (
    <Page title={date} second={second.filter(Boolean).join(' · ')}>
      {typeof daysLeft === 'number' && (
        <Suspense>
          <PasswordNotice days={daysLeft} />
        </Suspense>
      )}
      <Columns>
        <Column>
          {!isClosed && (
            <Frame>
              <Facts file={file} places={places} />
            </Frame>
          )}
          <Team />
        </Column>
        {!isClosed && (
          <Column>
            <Managers file={file} />
            <Holidays file={file} day={day} />
          </Column>
        )}
      </Columns>
    </Page>
  );
}
