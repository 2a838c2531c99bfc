import { phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';

export const RecordPage = styled('div')({
  display: 'grid',
  gap: 24,
  padding: '14px 20px 32px',
  maxWidth: 900,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});
