import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, DaySquare, FactList, ink, radius } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useLabel } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { useCommand } from '../../../../form/use-command.ts';
import { Arrow } from '../../../../parts/Arrow.tsx';
import { useSession } from '../../../../server/api.ts';
import { useRights } from '../../../../server/session/use-rights.ts';
import { fieldsByName } from '../fields.ts';
import { type Employee, type PlannedChange } from '../model.ts';
import { permissionsOf } from '../permissions.ts';
import { Leaving } from '../leaving/Leaving.tsx';

const Boxes = styled('div')({ display: 'grid', gap: 10, marginBlockEnd: 20 });
const Box = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  gap: '4px 10px',
  alignItems: 'start',
  padding: '12px 14px',
  border: `1px dashed ${ink.lineStrong}`,
  borderRadius: radius.sheet,
  '& > svg': { marginBlockStart: 3 },
  '& > button': { marginBlock: -5 },
  '& > .leaving': { gridColumn: '2 / -1', display: 'grid', gap: 16, marginBlockStart: 8 },
  '& > dl': { gridColumn: '2 / -1', display: 'grid', gap: 2, margin: 0 },
  '& > dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& > dl dt': { color: ink.textMuted },
  '& > dl dd': { margin: 0, display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' },
  '& .old': { color: ink.textMuted },
});

export function PlannedChanges({ employee }: { employee: Employee }) {
  if (!employee.planned?.length) return null;
  return (
    <Boxes>
      {employee.planned.map((planned) => (
        <Planned key={planned.id} employee={employee} planned={planned} />
      ))}
    </Boxes>
  );
}

const valueOf = (of: Readonly<Record<string, unknown>>, field: string): unknown => of[field];

const nowOf = (employee: Employee, field: string): unknown =>
  valueOf(employee.employment, field) ?? valueOf(employee.management, field) ?? valueOf(employee, field);

function Planned({ employee, planned }: { employee: Employee; planned: PlannedChange }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const permissions = permissionsOf(employee, useRights(), useSession().id);
  const [isAsking, setAsking] = useState(false);
  const { effectiveOn, kind } = planned;
  const date = dateInSentence(effectiveOn);
  return (
    <Box aria-label={t('planned.from', { date })}>
      <DaySquare fill="dashed" size="line" />
      <strong>{t(kind === 'RESIGNATION' ? 'planned.leaves' : 'planned.from', { date })}</strong>
      {permissions[kind === 'RESIGNATION' ? 'resign' : 'employment'] && (
        <Button size="small" className="no-print" onClick={() => setAsking(true)}>
          {t('planned.revoke')}
        </Button>
      )}
      {kind === 'RESIGNATION' ? (
        <div className="leaving">
          <Reasons changes={planned.changes} />
          <Leaving employeeId={employee.id} />
        </div>
      ) : (
        <Differences employee={employee} planned={planned} />
      )}
      <Revoking employee={employee} planned={planned} open={isAsking} onClose={() => setAsking(false)} />
    </Box>
  );
}

type RevokingProps = { employee: Employee; planned: PlannedChange; open: boolean; onClose: () => void };

function Revoking({ employee, planned: { id, effectiveOn }, open, onClose }: RevokingProps) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const run = useCommand();
  return (
    <ConfirmDialog
      open={open}
      title={t('planned.revokeTitle', { date: dateInSentence(effectiveOn) })}
      effect={t('planned.revokeEffect')}
      confirm={t('planned.revoke')}
      cancel={t('common:action.dismiss')}
      onConfirm={() =>
        run({
          method: 'DELETE',
          path: `employees/${employee.id}/planned-changes/${id}`,
          body: { revision: employee.revision },
        })
      }
      onClose={onClose}
    />
  );
}

const reasons = ['quitReason', 'quitDescription', 'interviewMade'] as const;

function Reasons({ changes }: Pick<PlannedChange, 'changes'>) {
  const label = useLabel(fieldsByName);
  const typed = reasons.filter((field) => changes[field] !== null && changes[field] !== undefined);
  return (
    <FactList
      facts={typed.map((field) => ({
        id: field,
        label: label(field),
        value: <FieldValue of={fieldsByName[field]} value={changes[field]} />,
      }))}
    />
  );
}

function Differences({ employee, planned: { fields, changes } }: { employee: Employee; planned: PlannedChange }) {
  const label = useLabel(fieldsByName);
  return (
    <dl>
      {fields.map((field) => (
        <div key={field}>
          <dt>{label(field)}</dt>
          <dd>
            <span className="old">
              <FieldValue of={fieldsByName[field]} value={nowOf(employee, field)} />
            </span>
            <Arrow />
            <b>
              <FieldValue of={fieldsByName[field]} value={valueOf(changes, field)} />
            </b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
