import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, StatusChip } from '@kadro/ui';
import { isOn } from '../../../../navigation/menu.ts';
import { useOrganization } from '../../../../people/own-file.ts';
import { statusWord } from '../../../../requests/status-word.ts';
import { timeAreas } from '../../paths.ts';
import { useOwnCorrections } from '../../shift-requests/data/queries.ts';
import { correctionOf, correctionPaths } from '../../shift-requests/paths.ts';
import { useCorrectionWords } from '../../shift-requests/shared/use-words.ts';

const Box = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });
const Line = styled(Link)(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  color: ink.text,
}));

/** What is asked to be corrected on an own day that is not to come, and the way to ask for more. */
export function Corrections({ date, today }: { date: string; today: string }) {
  const { data } = useOrganization();
  if (date > today || !isOn(data?.mobileSettings, timeAreas.clock)) return null;
  return <Asked date={date} />;
}

function Asked({ date }: { date: string }) {
  const t = useT('portal');
  const words = useCorrectionWords();
  const { data } = useOwnCorrections(date);
  return (
    <Box>
      {data?.items.map((one) => (
        <Line key={one.id} to={`${correctionPaths.own}/${one.id}`}>
          {[words.type(one), words.amount(one)].join(', ')}
          <StatusChip status={one.status}>{t(statusWord[one.status])}</StatusChip>
        </Line>
      ))}
      <Button component={Link} to={correctionOf(date)} variant="outlined">
        {t('timesheet:requests.askForCorrection')}
      </Button>
    </Box>
  );
}
