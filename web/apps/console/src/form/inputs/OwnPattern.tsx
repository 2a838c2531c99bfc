import { useT } from '@kadro/i18n';
import { SwitchField } from '@kadro/ui';
import { useReference } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { weekdays } from '../../fields/working-pattern.ts';
import { type BranchRecordFragment } from '../../generated/graphql.ts';
import { PatternInput, type PatternInputProps } from './Pattern.tsx';

/** A person's working pattern: inherited from the branch, or an own one that starts as its copy. */
export function OwnPatternInput({ value, onChange, inputRef, ...control }: PatternInputProps) {
  const t = useT('console');
  const branchId = String(useFormContext().watch('branchId') ?? '');
  const { referenceRecord } = useReference<BranchRecordFragment>({
    reference: 'branches',
    id: branchId,
    options: { enabled: branchId !== '' },
  });
  const own = Object.keys(value).length > 0;
  const ofBranch = () => Object.fromEntries(weekdays.map((day) => [day, referenceRecord?.workingPattern?.[day] ?? 0]));
  return (
    <div>
      <SwitchField
        id={own ? `${control.id}-own` : control.id}
        label={t('form.ownPattern')}
        helper={t('form.ownPatternHelp')}
        error={own ? undefined : control.error}
        checked={own}
        onChange={(_, checked) => onChange(checked ? ofBranch() : {})}
      />
      {own && <PatternInput {...control} {...{ value, onChange, inputRef }} />}
    </div>
  );
}
