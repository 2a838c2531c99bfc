import { Suspense, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, Section, Sheet } from '@kadro/ui';
import { useTeam } from '../../../people/team.ts';
import { Async } from '../../../parts/Async.tsx';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { PersonCards } from '../../../people/Cards.tsx';
import { lazily } from '../../../core/lazily.ts';

const TeamDialog = lazily(() => import('./TeamDialog.tsx'), ['time']);

const Other = styled('button')(({ theme }) => ({
  ...theme.typography.label,
  minHeight: 24,
  padding: 0,
  border: 0,
  fontFamily: 'inherit',
  color: ink.primaryText,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
}));

/** The people whom one manages, with a link to those of another day; nothing for people who manage nobody. */
export function Team() {
  const t = useT('portal');
  const team = useTeam();
  const [open, setOpen] = useState(false);
  const total = team.data?.total ?? 0;
  if (!team.data && team.error === undefined) return <Pending />;
  if (team.data && total === 0) return null;
  return (
    <Sheet>
      <Section
        title={t('today.team')}
        count={total > 0 ? t('today.people', { count: total }) : undefined}
        action={
          total > 0 && (
            <Other type="button" className="no-print" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {t('today.otherDay')}
            </Other>
          )
        }
      >
        <Async query={team} lines={4}>
          {({ people }) => <PersonCards people={people} />}
        </Async>
      </Section>
      {open && (
        <Suspense>
          <TeamDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Sheet>
  );
}
