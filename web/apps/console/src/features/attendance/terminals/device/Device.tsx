import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FactColumns } from '../../../../fields/FactColumns.tsx';
import { ButtonRow } from '../../../../form/Dialog.tsx';
import { useCommand } from '../../../../form/use-command.ts';
import { type NamedRecord } from '../../../../records/declaration.ts';
import { TerminalCode } from './Code.tsx';
import { MakeKey } from './KeyDialog.tsx';
import { LastSeen } from '../LastSeen.tsx';
import { useTerminalState } from '../states.ts';

/** The device of a terminal: its key, when it was there last, and the code for phones. */
export function Device({ record }: { record: NamedRecord }) {
  const t = useT('console-devices');
  return (
    <>
      <Section title={t('state.title')} action={!record.archived && <Keys id={record.id} />}>
        <Facts id={record.id} />
      </Section>
      {!record.archived && <TerminalCode terminal={record} />}
    </>
  );
}

function Facts({ id }: { id: string }) {
  const t = useT('console-devices');
  const { number } = useFormat();
  const state = useTerminalState(id);
  if (!state) return <SkeletonBlock lines={2} />;
  return (
    <FactColumns
      facts={[
        { id: 'key', label: t('state.key'), value: t(state.hasKey ? 'state.hasKey' : 'state.noKey') },
        { id: 'seen', label: t('state.seen'), value: <LastSeen id={id} /> },
        { id: 'waiting', label: t('state.waiting'), value: state.waiting === null ? null : number(state.waiting) },
      ]}
    />
  );
}

function Keys({ id }: { id: string }) {
  const t = useT('console-devices');
  const state = useTerminalState(id);
  const [doing, setDoing] = useState<'make' | 'end'>();
  const run = useCommand();
  const close = () => setDoing(undefined);
  if (!state) return null;
  const path = `terminals/${id}/key`;
  return (
    <ButtonRow className="no-print">
      <Button size="small" variant="outlined" onClick={() => setDoing('make')}>
        {t(state.hasKey ? 'key.renew' : 'key.make')}
      </Button>
      {state.hasKey && (
        <Button size="small" variant="outlined" onClick={() => setDoing('end')}>
          {t('key.end')}
        </Button>
      )}
      {doing === 'make' && <MakeKey id={id} isRenewed={state.hasKey} onClose={close} />}
      <ConfirmDialog
        open={doing === 'end'}
        title={t('key.endTitle')}
        effect={t('key.endEffect')}
        confirm={t('key.end')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => run({ service: 'attendance', method: 'DELETE', path, body: {}, silent: true })}
        onClose={close}
      />
    </ButtonRow>
  );
}
