import { lazy, Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { dayInWords, Sheet, SkeletonBlock, today } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { withTexts } from '../../../core/with-texts.ts';
import { isOn } from '../../../navigation/menu.ts';
import { AtOnce, Unknown } from '../../../parts/RevealTogether.tsx';
import { NewRequestButton } from '../../../shell/NewRequestButton.tsx';
import { useInboxCount } from '../../leave/inbox/use-count.ts';
import { useFileIsClosed, useOrganization, useOwnFile, usePlaces, useTeam } from '../../../people/questions.ts';
import { Page } from '../../../parts/Page.tsx';
import { Facts } from './Facts.tsx';
import { Holidays } from './Holidays.tsx';
import { Managers } from './Managers.tsx';
import { Team } from './Team.tsx';
import { partOfDay, weekOf } from './day.ts';

/** One file, on its way while it is asked who is signed in. */
const leaveSheets = withTexts('inbox', () => import('../../leave/today/sheets.ts'));
void leaveSheets().catch(() => undefined);

const WaitingForYou = lazy(async () => ({ default: (await leaveSheets()).WaitingForYou }));
const MyLeave = lazy(async () => ({ default: (await leaveSheets()).MyLeave }));
const OpenRequests = lazy(async () => ({ default: (await leaveSheets()).OpenRequests }));
const PasswordNotice = lazy(() => import('./PasswordNotice.tsx'));

/** On narrow screens the sheets of both columns stand in one, in the order of what is asked first. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 334px)' },
}));
const Column = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gap: 'inherit',
    minWidth: 0,
    gridColumn: 1,
    '&:last-of-type:not(:first-of-type)': { gridColumn: 2 },
  },
}));
/** Where the bar at the bottom is, the button is in it. */
const Wide = styled('span')({ '@media (max-width:899.95px)': { display: 'none' } });
const firstOfAll = { order: -2, minWidth: 0 } as const;
const first = { order: -1, minWidth: 0 } as const;

/** Today: what is true now, as far as it exists; later areas bring their own sheets. */
export default function Dashboard() {
  const t = useT('portal');
  const language = useLanguage();
  const { firstName, passwordExpireNotification: daysLeft } = useUser();
  const file = useOwnFile();
  const isClosed = useFileIsClosed();
  const { data: organization, error: unreachable } = useOrganization();
  const places = usePlaces(file.data);
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const day = today();
  const hasLeave = isOn(organization?.mobileSettings, 'leave');
  const date = dayInWords(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
  const second = [
    t(`today.${part}`, { name: firstName }),
    places.data?.branch,
    t('today.week', { number: weekOf(day) }),
  ];
  return (
    <Page
      title={date}
      second={second.filter(Boolean).join(' · ')}
      actions={
        <Wide>
          <NewRequestButton />
        </Wide>
      }
    >
      {typeof daysLeft === 'number' && (
        <Suspense>
          <PasswordNotice days={daysLeft} />
        </Suspense>
      )}
      <AtOnce waiting={<Blocks />}>
        {!organization && unreachable === undefined && <Unknown />}
        <Columns>
          <Column>
            {hasLeave && <Decisions />}
            {hasLeave && (
              <Suspense fallback={<Unknown />}>
                <OpenRequests />
              </Suspense>
            )}
            {!isClosed && <Facts file={file} places={places} />}
            <Team />
          </Column>
          {(hasLeave || !isClosed) && (
            <Column>
              {hasLeave && (
                <div style={first}>
                  <Suspense
                    fallback={
                      <Sheet>
                        <SkeletonBlock height={200} />
                      </Sheet>
                    }
                  >
                    <MyLeave />
                  </Suspense>
                </div>
              )}
              {!isClosed && <Managers file={file} />}
              {!isClosed && <Holidays file={file} day={day} />}
            </Column>
          )}
        </Columns>
      </AtOnce>
    </Page>
  );
}

/** Where the sheets will be. */
const Blocks = () => (
  <Columns>
    {[320, 240].map((height) => (
      <Sheet key={height}>
        <SkeletonBlock height={height} />
      </Sheet>
    ))}
  </Columns>
);

/** What waits for a decision; whom nobody asks and who manages nobody has no such sheet. */
function Decisions() {
  const { data: count, error } = useInboxCount('mine');
  const { data: team } = useTeam();
  if (count === undefined && error === undefined) return <Unknown />;
  if (!count && !team?.total) return null;
  return (
    <div style={firstOfAll}>
      <Suspense
        fallback={
          <Sheet>
            <SkeletonBlock height={160} />
          </Sheet>
        }
      >
        <WaitingForYou />
      </Suspense>
    </div>
  );
}
