import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { useFormat, useT } from '@kadro/i18n';
import { isOn } from '../../../navigation/menu.ts';
import { useOrganization } from '../../../people/own-file.ts';
import { type DayRecord } from '../data/types.ts';
import { askForOvertime, overtimeArea } from './paths.ts';

/** The way to an approval, beside an own day that has overtime without one. */
export function AskForApproval({ day: { date, overtimeUnapproved } }: { day: DayRecord }) {
  const t = useT('portal');
  const { duration } = useFormat();
  const { data } = useOrganization();
  if (overtimeUnapproved === 0 || !isOn(data?.mobileSettings, overtimeArea)) return null;
  return (
    <Button
      component={Link}
      to={`${askForOvertime}?date=${date}`}
      variant="outlined"
      sx={{ justifySelf: 'start', whiteSpace: 'normal' }}
    >
      {t('nav.askForOvertime')}: {duration(overtimeUnapproved)}
    </Button>
  );
}
