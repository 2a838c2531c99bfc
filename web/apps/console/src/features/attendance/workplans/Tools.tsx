import { useT } from '@kadro/i18n';
import { ink, phone, SelectField } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { type Grouping, groupings } from './board/grouping.ts';

export const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '8px 16px',
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& .place': { flex: '1 1 150px', maxWidth: 220 },
  '& .grouping': { width: 150 },
  [phone]: {
    paddingInline: 14,
    '& > fieldset': { flexBasis: '100%' },
    '& .place': { flex: '1 1 40%', maxWidth: 'none' },
    '& .grouping': { width: '100%' },
  },
});

/** The place that is looked at stands in the address, so that it can be linked and survives a reload. */
export function useWhere() {
  const [params, setParams] = useSearchParams();
  return {
    where: { branchId: params.get('branchId') ?? '', teamId: params.get('teamId') ?? '' },
    choose: (field: 'branchId' | 'teamId', id: string) =>
      setParams(
        (before) => {
          if (id) before.set(field, id);
          else before.delete(field);
          return before;
        },
        { replace: true },
      ),
  };
}

interface PlaceProps {
  of: 'branches' | 'teams';
  field: 'branchId' | 'teamId';
  value: string;
  onChange: (id: string) => void;
}

export function Place({ of, field, value, onChange }: PlaceProps) {
  const t = useT('console-attendance');
  return (
    <div className="place">
      <RecordPicker
        of={of}
        id={`workplan-${field}`}
        label={t(`console-fields:field.${field}`)}
        placeholder={t(`roster.all.${of}`)}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

/** Whether people stand together by their place. */
export function GroupChoice({ grouping, onGroup }: { grouping: Grouping; onGroup: (grouping: Grouping) => void }) {
  const t = useT('console-attendance');
  return (
    <SelectField
      className="grouping"
      label={t('roster.group')}
      value={grouping}
      options={groupings.map((value) => ({ value, label: t(`roster.groupBy.${value}`) }))}
      onChange={({ target }) => {
        const next = groupings.find((one) => one === target.value);
        if (next) onGroup(next);
      }}
    />
  );
}
