import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, Section, todayIn } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { pattern } from '../../../fields/kinds.ts';
import { FieldValue } from '../../../fields/Value.tsx';
import { useCommand } from '../../../form/use-command.ts';
import { type BranchRecordFragment } from '../../../generated/graphql.ts';

type Branch = Pick<BranchRecordFragment, 'id' | 'revision' | 'zone' | 'workingPatterns' | 'archived'>;
type Since = NonNullable<Branch['workingPatterns']>[number];

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 16px',
  alignItems: 'start',
  paddingBlock: 8,
});

/** The patterns of the branch of the page that count from a later day on. */
export function PlannedPatterns() {
  const t = useT('console');
  const branch = useRecordContext<Branch>();
  if (!branch) return null;
  const today = todayIn(branch.zone);
  const planned = (branch.workingPatterns ?? []).filter(({ from }) => from > today);
  if (planned.length === 0) return null;
  return (
    <Section title={t('branches.planned')}>
      {planned.map((one) => (
        <Planned key={one.from} branch={branch} since={one} />
      ))}
    </Section>
  );
}

function Planned({ branch, since: { from, pattern: week } }: { branch: Branch; since: Since }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const run = useCommand();
  const [isAsking, setAsking] = useState(false);
  const date = dateInSentence(from);
  return (
    <Line>
      <div>
        <strong>{t('planned.from', { date })}</strong>
        <FieldValue of={pattern} value={week} />
      </div>
      {!branch.archived && (
        <Button size="small" className="no-print" onClick={() => setAsking(true)}>
          {t('planned.revoke')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('planned.revokeTitle', { date })}
        effect={t('planned.revokeEffect')}
        confirm={t('planned.revoke')}
        cancel={t('common:action.dismiss')}
        onConfirm={() =>
          run({
            method: 'DELETE',
            path: `branches/${branch.id}/working-pattern/${from}`,
            body: { revision: branch.revision },
          })
        }
        onClose={() => setAsking(false)}
      />
    </Line>
  );
}
