import { useT } from '@kadro/i18n';
import { DaySquare, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: ink.text,
  whiteSpace: 'nowrap',
});

/** Not a `StatusChip`, whose colours belong to the status of requests. */
export function StatusLabel({ status }: { status?: string | null }) {
  const t = useT('console-fields');
  const resigned = status === 'RESIGNED';
  return (
    <Line>
      <DaySquare fill={resigned ? 'cross' : 'solid'} tone={resigned ? 'grey' : 'ink'} size="table" />
      {t(resigned ? 'value.status.RESIGNED' : 'value.status.ACTIVE')}
    </Line>
  );
}
