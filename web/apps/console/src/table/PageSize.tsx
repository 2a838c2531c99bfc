import { useT } from '@kadro/i18n';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { ChevronDown } from 'lucide-react';
import { ink } from '@kadro/ui';

const sizes = [25, 50, 100];
const Line = styled('label')(({ theme }) => ({
  ...(theme.typography.label as object),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: ink.textMuted,
}));

export function PageSize() {
  const t = useT();
  const { perPage, setPerPage } = useListContext();
  return (
    <Line>
      {t('common:paging.rowsPerPage')}
      <NativeSelect
        disableUnderline
        IconComponent={ChevronDown}
        value={perPage}
        onChange={(event) => setPerPage(Number(event.target.value))}
        sx={{ '& svg': { width: 14, height: 14, insetBlockStart: 'calc(50% - 7px)' }, '& select': { minHeight: 28 } }}
      >
        {sizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </NativeSelect>
    </Line>
  );
}
