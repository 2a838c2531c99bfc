import { useT } from '@kadro/i18n';
import { PageTitle, phone } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { PersonPicker } from '../../../form/inputs/pickers.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { isForbidden } from '../../../server/read-retry.ts';
import { BalancesOfPeople } from './ByPerson.tsx';
import { useBalances } from './ByType.tsx';
import { PersonLeave } from './PersonLeave.tsx';

const Page = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 24,
  padding: '14px 20px 32px',
  maxWidth: 1080,
  minWidth: 0,
  '& > *': { flex: '1 1 100%', minWidth: 0 },
  // what is chosen stands in one line above the figures
  '& > .choice': { flex: '0 1 360px' },
  [phone]: { paddingInline: 14 },
});
const Who = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
});

export function LeaveBalances() {
  const t = useT('console');
  const navigate = useNavigate();
  const person = useParams()['person'];
  useEffect(() => void (document.title = `${t('nav.leave-balances')} · Kadro`), [t]);
  return (
    <Page>
      <PageTitle title={t('nav.leave-balances')} />
      <div className="choice no-print">
        <PersonPicker
          key={person}
          id="balances-person"
          label={t('console-leave:balance.person')}
          value={person ?? ''}
          onChange={(id) => void navigate(id ? `/leave-balances/${id}` : '/leave-balances')}
        />
      </div>
      {person ? (
        <>
          <SelectedPerson person={person} />
          <PersonLeave key={person} employeeId={person} />
        </>
      ) : (
        <BalancesOfPeople />
      )}
    </Page>
  );
}

function SelectedPerson({ person }: { person: string }) {
  const t = useT('console');
  const { error } = useBalances(person);
  if (isForbidden(error)) return null;
  return (
    <Who>
      <PersonName id={person} size="medium" />
      <Button variant="outlined" className="no-print" component={Link} to={`/employees/${person}/show`}>
        {t('panel.open')}
      </Button>
    </Who>
  );
}
