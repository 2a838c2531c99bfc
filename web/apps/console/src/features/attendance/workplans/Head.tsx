import { useFormat, useT } from '@kadro/i18n';
import { ink, PageTitle, phone } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, Upload } from 'lucide-react';
import { Link } from 'react-router';
import { saveFile } from '../../../parts/save-file.ts';
import { api } from '../../../server/api.ts';
import { services } from '../../../server/services.ts';
import { type Setting } from './setting/use-setting.ts';
import { type BoardState } from './use-board.ts';

const Head = styled('div')(({ theme }) => ({
  padding: '14px 16px 0',
  [phone]: { paddingInline: 14 },
  '& small': { ...(theme.typography.dense as object), color: ink.textMuted, letterSpacing: 0, marginInlineStart: 6 },
}));

/** What is painted is set from wherever one has scrolled to. */
const Act = styled('div')({
  display: 'contents',
  [phone]: {
    display: 'flex',
    gap: 8,
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 3,
    padding: '8px 14px max(8px, env(safe-area-inset-bottom))',
    backgroundColor: ink.surface,
    borderBlockStart: `1px solid ${ink.line}`,
    '& > button': { flex: 1 },
  },
});

interface OfBoard {
  board: BoardState;
}

interface HeadProps extends OfBoard {
  total: number;
  days: readonly string[];
  painted: number;
  setting: Setting;
}

/** The title of the board, its files, and what plans. */
export function BoardHead({ total, board, days, painted, setting }: HeadProps) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const title = (
    <>
      {t('console:nav.workplans')} <small>{number(total)}</small>
    </>
  );
  return (
    <Head>
      <PageTitle
        title={title}
        actions={
          <>
            <Files days={days} />
            {painted > 0 ? (
              <SetButtons board={board} painted={painted} setting={setting} />
            ) : (
              <PlanButton board={board} />
            )}
          </>
        }
      />
    </Head>
  );
}

/** Shifts come as a file and go as one. */
function Files({ days }: { days: readonly string[] }) {
  const t = useT('console-attendance');
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const save = async () => {
    const address = `${services.attendance}/workplans/export?from=${from}&to=${to}&format=xlsx`;
    saveFile(await api.file(address), `workplans-${from}-${to}.xlsx`);
  };
  return (
    <>
      <Button
        variant="outlined"
        component={Link}
        to="/workplans/import"
        startIcon={<Upload strokeWidth={1.7} />}
        sx={{ [phone]: { display: 'none' } }}
      >
        {t('console-import:import')}
      </Button>
      <Button variant="outlined" startIcon={<Download strokeWidth={1.7} />} onClick={() => void save()}>
        {t('roster.export')}
      </Button>
    </>
  );
}

function PlanButton({ board: { people, count, plan } }: OfBoard) {
  const t = useT('console-attendance');
  const isNobody = people.length === 0;
  return (
    <Button variant="contained" disabled={isNobody} onClick={plan}>
      {isNobody ? t('roster.plan') : t('roster.planButton', { count })}
    </Button>
  );
}

function SetButtons({ board, painted, setting }: Omit<HeadProps, 'total' | 'days'>) {
  const t = useT('console-attendance');
  return (
    <Act>
      <Button variant="outlined" disabled={setting.isBusy} onClick={board.painting.undo} aria-keyshortcuts="Control+Z">
        {t('common:action.undo')}
      </Button>
      <Button variant="contained" disabled={setting.isBusy} onClick={() => void setting.send()}>
        {t('roster.set', { days: painted })}
      </Button>
    </Act>
  );
}
