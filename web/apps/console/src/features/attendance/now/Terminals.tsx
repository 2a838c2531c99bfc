import { useT } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../../fields/RecordName.tsx';
import { type NamedRecord } from '../../../records/declaration.ts';
import { LastSeen, Waiting } from '../terminals/LastSeen.tsx';
import { useTerminalStates } from '../terminals/states.ts';

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    height: 36,
    padding: '0 7px',
    textAlign: 'start',
    borderBlockEnd: `1px solid ${ink.line}`,
    '&:first-of-type': { paddingInlineStart: 16 },
    '&:last-of-type': { paddingInlineEnd: 16, textAlign: 'end' },
  },
  '& thead th': { ...(theme.typography.label as object), height: 32, color: ink.textMuted },
  '& thead th:first-of-type': { color: ink.text },
  '& tbody td:first-of-type': { fontWeight: theme.typography.strong.fontWeight },
  '& a': { color: 'inherit', '&:not(:hover)': { textDecoration: 'none' } },
  [phone]: { '& [data-wide]': { display: 'none' } },
}));

interface Device extends NamedRecord {
  branchId?: string | null;
}

const all = { page: 1, perPage: 100 };
const byName = { field: 'name', order: 'ASC' } as const;

/** Devices that report, with when they did; silence is a fact, too. */
export function Terminals({ branchId }: { branchId: string }) {
  const t = useT('console-devices');
  const filter = branchId ? { branchId } : {};
  const { data = [] } = useGetList<Device>('terminals', { pagination: all, sort: byName, filter });
  const states = useTerminalStates();
  const devices = data.filter(({ id }) => states.some(({ terminalId, hasKey }) => hasKey && terminalId === id));
  if (devices.length === 0) return null;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('console:nav.terminals')}</th>
          <th scope="col" data-wide>
            {t('console-fields:field.branchId')}
          </th>
          <th scope="col">{t('state.seen')}</th>
          <th scope="col">{t('state.waiting')}</th>
        </tr>
      </thead>
      <tbody>
        {devices.map((device) => (
          <Row key={device.id} device={device} />
        ))}
      </tbody>
    </Table>
  );
}

function Row({ device: { id, name, branchId } }: { device: Device }) {
  return (
    <tr>
      <td>
        <Link to={`/terminals/${id}/show`} dir="auto">
          {name}
        </Link>
      </td>
      <td data-wide>
        <RecordName of="branches" id={branchId} />
      </td>
      <td>
        <LastSeen id={id} />
      </td>
      <td>
        <Waiting id={id} />
      </td>
    </tr>
  );
}
