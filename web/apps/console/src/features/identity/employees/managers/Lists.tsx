import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { DateField, DraftNote, FactList, isDay, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FieldValue } from '../../../../fields/Value.tsx';
import { ButtonRow } from '../../../../form/Dialog.tsx';
import { UnsavedGuard } from '../../../../form/UnsavedGuard.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { useSession } from '../../../../server/api.ts';
import { useRights } from '../../../../server/session/use-rights.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { useTodayAt } from '../../../../time/today.ts';
import { fields } from '../fields.ts';
import { type Employee, managerLists } from '../model.ts';
import { permissionsOf } from '../permissions.ts';
import { PlannedChanges } from '../record/PlannedChanges.tsx';
import { ManagerOrder } from './OrderedList.tsx';
import { useDraft } from './use-draft.ts';

const Grid = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});
const Offer = styled('div')({ '&:not(:empty)': { marginBlockEnd: 24 } });
const Bar = styled('div')({ marginBlockStart: 24 });

/** The direct manager and the five ordered lists; earlier ones decide first (specification, section 6). */
export function Managers({ employee }: { employee: Employee }) {
  const { isOtherDay } = useMoment();
  const permissions = permissionsOf(employee, useRights(), useSession().id);
  if (!isOtherDay && permissions.managers) return <EditableLists employee={employee} />;
  return (
    <>
      {!isOtherDay && <PlannedChanges employee={employee} />}
      <Lists employee={employee} />
    </>
  );
}

/** Changes of all lists are saved together, and can be undone. */
function EditableLists({ employee }: { employee: Employee }) {
  const t = useT('console-fields');
  const { lists, setList, day, setDay, isDirty, isBusy, settled, save, discard, draft, takeUp } = useDraft(employee);
  return (
    <>
      <Offer data-draft>
        <DraftNote draft={draft} onContinue={takeUp} />
      </Offer>
      <PlannedChanges employee={employee} />
      <EffectiveOn branchId={employee.branchId} value={day} onChange={setDay} />
      <Grid>
        <Section title={t('field.managerId')}>
          <PersonName id={employee.managerId} size="small" link />
          <p>{t('console-identity:managers.directText')}</p>
        </Section>
        {managerLists.map((list) => (
          <ManagerOrder
            key={list}
            list={list}
            ids={lists[list]}
            exclude={[employee.id, ...lists[list]]}
            busy={isBusy}
            onChange={(ids) => setList(list, ids)}
          />
        ))}
      </Grid>
      {isDirty && <SaveBar busy={isBusy} disabled={day !== '' && !isDay(day)} onSave={save} onDiscard={discard} />}
      <UnsavedGuard dirty={isDirty} settled={settled} draft={draft} />
    </>
  );
}

interface SaveBarProps {
  busy: boolean;
  disabled: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
}

function SaveBar({ busy, disabled, onSave, onDiscard }: SaveBarProps) {
  const t = useT('common');
  return (
    <Bar className="no-print">
      <ButtonRow>
        <Button variant="contained" disabled={busy || disabled} onClick={() => void onSave()}>
          {t('action.save')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={onDiscard}>
          {t('action.discard')}
        </Button>
      </ButtonRow>
    </Bar>
  );
}

interface EffectiveOnProps {
  branchId: string | null;
  value: string;
  onChange: (day: string) => void;
}

function EffectiveOn({ branchId, value, onChange }: EffectiveOnProps) {
  const t = useT('console-fields');
  const language = useLanguage();
  const { dateInSentence } = useFormat();
  const { datePattern } = useSession();
  const today = useTodayAt(branchId);
  return (
    <div className="no-print" style={{ maxWidth: 360, marginBlockEnd: 24 }}>
      <DateField
        label={t('field.effectiveOn')}
        helper={t('time:effective.text', { date: dateInSentence(today) })}
        value={value}
        onChange={onChange}
        language={language}
        pattern={datePattern}
      />
    </div>
  );
}

function Lists({ employee }: { employee: Employee }) {
  const t = useT('console-fields');
  const lists = managerLists.map((list) => ({
    id: list,
    label: t(`console-identity:managers.${list}`),
    value: <FieldValue of={fields[list]} value={employee.management[list]} />,
  }));
  return (
    <Section title={t('console:tab.managers')}>
      <FactList
        facts={[
          { id: 'managerId', label: t('field.managerId'), value: <PersonName id={employee.managerId} link /> },
          ...lists,
        ]}
      />
    </Section>
  );
}
