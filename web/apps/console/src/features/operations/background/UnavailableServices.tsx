import { useT } from '@kadro/i18n';
import { phone } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';

const Alerts = styled('div')({
  display: 'grid',
  gap: 8,
  flex: 'none',
  '&:not(:empty)': { padding: '12px 16px', [phone]: { paddingInline: 14 } },
});

export function UnavailableServices() {
  const t = useT('console-operations');
  const { meta } = useListContext();
  const unavailable = (meta as { unavailable?: readonly string[] } | undefined)?.unavailable ?? [];
  return (
    <Alerts>
      {unavailable.map((service) => (
        <Alert key={service} severity="warning" icon={false}>
          {t('operations.away', { service })}
        </Alert>
      ))}
    </Alerts>
  );
}
