import { type ReactNode } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, Section, Sheet } from '@kadro/ui';
import { type Read } from '../../../../core/use-read.ts';
import { isOn } from '../../../../navigation/menu.ts';
import { Async } from '../../../../parts/Async.tsx';
import { useOrganization } from '../../../../people/own-file.ts';
import { AskButton } from '../../../../requests/AskButton.tsx';
import { List, Padded } from '../../../../requests/list/parts.ts';
import { RequestLine } from '../../../../requests/list/RequestLine.tsx';
import { statusWord } from '../../../../requests/status-word.ts';
import { type Rows } from '../../../../requests/types.ts';
import { type RequestWords } from '../../../inbox/kind.ts';
import { timeAreas } from '../../paths.ts';
import { StateSquare } from '../../shared/StateSquare.tsx';
import { TimePage } from '../../shared/TimePage.tsx';
import { useOwnCorrections, useOwnShiftRequests } from '../data/queries.ts';
import { type Correction, type ShiftRequest } from '../data/types.ts';
import { correctionPaths, shiftPaths } from '../paths.ts';
import { useCorrectionWords, useShiftRequestWords } from '../shared/use-words.ts';

/** The own requests for other shifts, and for corrected clock records. */
export default function OwnPage() {
  const t = useT('timesheet');
  const { data } = useOrganization();
  return (
    <TimePage
      path={shiftPaths.own}
      actions={<AskButton to={shiftPaths.ask}>{t('timesheet:requests.askForShift')}</AskButton>}
    >
      <Shifts />
      {isOn(data?.mobileSettings, timeAreas.clock) && <Corrections />}
    </TimePage>
  );
}

function Shifts() {
  const t = useT('timesheet');
  const words = useShiftRequestWords();
  return <OwnList title={t('requests.shifts')} rows={useOwnShiftRequests()} words={words} path={shiftPaths.own} />;
}

function Corrections() {
  const t = useT('timesheet');
  const words = useCorrectionWords();
  return (
    <OwnList
      title={t('requests.corrections')}
      rows={useOwnCorrections()}
      words={words}
      path={correctionPaths.own}
      action={
        <Button component={Link} to={correctionPaths.ask}>
          {t('timesheet:requests.askForCorrection')}
        </Button>
      }
    />
  );
}

interface OwnListProps<R> {
  title: string;
  rows: Read<Rows<R>>;
  words: RequestWords<R>;
  path: string;
  action?: ReactNode;
}

function OwnList<R extends Correction | ShiftRequest>({ title, rows, words, path, action }: OwnListProps<R>) {
  const t = useT('timesheet');
  const { dateInSentence } = useFormat();
  return (
    <Sheet flush>
      <Padded>
        <Section title={title} action={action}>
          <Async query={rows} lines={3} failed={t('requests.down')}>
            {({ items }) =>
              items.length === 0 && <EmptyState title={t('requests.none')} text={t('requests.noneText')} />
            }
          </Async>
        </Section>
      </Padded>
      {rows.data && rows.data.items.length > 0 && (
        <List>
          {rows.data.items.map((request) => (
            <li key={request.id}>
              <RequestLine
                to={`${path}/${request.id}`}
                mark={<StateSquare status={request.status} />}
                type={words.type(request)}
                asked={t('leave:requests.asked', { date: dateInSentence(request.requestedDateTime) })}
                period={words.period(request)}
                amount={words.amount(request)}
                status={request.status}
                word={t(statusWord[request.status])}
              />
            </li>
          ))}
        </List>
      )}
    </Sheet>
  );
}
