import { useT } from '@kadro/i18n';
import { ReadFailure, SkeletonBlock, today, useToast } from '@kadro/ui';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../../form/Dialog.tsx';
import { RecordPicker } from '../../../../form/inputs/pickers.tsx';
import { type Submission, useSubmission } from '../../../../form/use-submission.ts';
import { DayField } from '../../../../time/DayField.tsx';
import { type Needs, type Typed, typedWeek, weekOn } from './need.ts';
import { NeedTable } from './NeedTable.tsx';
import { PlannedNeeds } from './PlannedNeeds.tsx';
import { type At } from './Rows.tsx';
import { type NeededShift, useNeededShifts } from './use-needed-shifts.ts';

interface NeedDialogProps {
  at: Partial<At>;
  onClose: () => void;
}

/** Says how many people the shifts of a branch, or of a team in it, need from a day on. */
export function NeedDialog({ at, onClose }: NeedDialogProps) {
  const t = useT('console-attendance');
  const [branchId, setBranchId] = useState(at.branchId ?? '');
  return (
    <FormDialog title={t('coverage.set')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('coverage.setEffect')}</Effect>
        <RecordPicker
          of="branches"
          id="field-branchId"
          label={t('console-fields:field.branchId')}
          value={branchId}
          onChange={setBranchId}
        />
        {branchId && <OfBranch key={branchId} branchId={branchId} team={at.teamId ?? ''} onClose={onClose} />}
      </DialogBody>
    </FormDialog>
  );
}

interface BranchProps {
  branchId: string;
  team: string;
  onClose: () => void;
}

const oneBranch = { pagination: { page: 1, perPage: 1 }, sort: { field: 'branchId', order: 'ASC' as const } };

function OfBranch({ branchId, team, onClose }: BranchProps) {
  const t = useT('console-attendance');
  const read = useGetList<Needs>('staffing-needs', { ...oneBranch, filter: { branchId } });
  const shifts = useNeededShifts(branchId);
  const error = read.error ?? shifts.error;
  const retry = () => void Promise.all([read.refetch(), shifts.refetch()]);
  if (error && !read.data) return <ReadFailure error={error} title={t('console:list.failed')} onRetry={retry} />;
  if (!read.data || !shifts.data) return <SkeletonBlock lines={5} />;
  if (shifts.data.length === 0) return <Effect>{t('coverage.noShifts')}</Effect>;
  return <NeedForm branchId={branchId} team={team} standing={read.data[0]} shifts={shifts.data} onClose={onClose} />;
}

interface FormProps extends BranchProps {
  standing: Needs | undefined;
  shifts: readonly NeededShift[];
}

/** The text of a refusal at a field of the body. */
function textAt({ refusal }: Submission, ...path: readonly string[]): string | undefined {
  const at = path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    refusal?.fields,
  );
  return typeof at === 'string' ? at : undefined;
}

function useSetting({ branchId, standing, onClose }: FormProps) {
  const t = useT('console-attendance');
  const toast = useToast();
  const submission = useSubmission();
  const set = (body: object) =>
    submission.submit(
      {
        service: 'attendance',
        method: 'PUT',
        path: `staffing-needs/${branchId}`,
        body: { ...body, revision: standing?.revision ?? -1 },
        silent: true,
      },
      () => {
        toast({ text: t('coverage.setToast'), status: 'APPROVED' });
        onClose();
      },
    );
  return { set, submission };
}

/** What is typed, over what counts at the place on the day. */
function useNeedForm(props: FormProps) {
  const { team, standing, shifts } = props;
  const { set, submission } = useSetting(props);
  const [teamId, setTeamId] = useState(team);
  const [from, setFrom] = useState(today());
  const [typed, setTyped] = useState<Typed>({});
  const needs = standing?.needs ?? [];
  const weeks = shifts.map(({ id: shiftId }) => ({ shiftId, week: weekOn(needs, { teamId, shiftId, on: from }) }));
  const submit = () =>
    void set({
      teamId: teamId || null,
      from,
      needs: weeks.map(({ shiftId, week }) => ({ shiftId, week: typedWeek(week, typed, shiftId) })),
    });
  const table = {
    shifts,
    weeks,
    typed,
    onType: (cell: string, text: string) => setTyped((before) => ({ ...before, [cell]: text })),
    faultOf: (at: number) => textAt(submission, 'needs', String(at), 'shiftId'),
  };
  return { teamId, setTeamId, from, setFrom, needs, table, submission, submit };
}

function NeedForm(props: FormProps) {
  const { branchId, standing, shifts, onClose } = props;
  const t = useT('console-attendance');
  const { teamId, setTeamId, from, setFrom, needs, table, submission, submit } = useNeedForm(props);
  const revision = standing?.revision ?? -1;
  return (
    <>
      <RecordPicker
        of="teams"
        id="field-teamId"
        label={t('console-fields:field.teamId')}
        helper={t('coverage.teamHelp')}
        error={textAt(submission, 'teamId')}
        value={teamId}
        onChange={setTeamId}
      />
      <DayField id="field-from" label={t('console-fields:field.from')} value={from} onChange={setFrom} />
      <NeedTable {...table} />
      {submission.problem && <Problem role="alert">{submission.problem}</Problem>}
      <PlannedNeeds {...{ branchId, teamId, needs, shifts, revision }} />
      <DialogButtons submit={t('coverage.set')} busy={submission.isBusy} onSubmit={submit} onClose={onClose} />
    </>
  );
}
