import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, FactList, SkeletonBlock, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { DialogBody } from '../form/Dialog.tsx';
import { useCommand } from '../form/use-command.ts';
import { type NamedRecord, type RecordDeclaration } from './declaration.ts';
import { shownUses, type Uses, usesOf } from './uses.ts';

interface LifeProps {
  record: NamedRecord;
  of: RecordDeclaration;
}

/** Archives a record; before it, what uses it is told in numbers, and afterwards it can be undone. */
export function Archive({ record, of }: LifeProps) {
  const t = useT('console');
  const run = useCommand();
  const toast = useToast();
  const restore = useRestore({ record, of });
  const [open, setOpen] = useState(false);
  const { data, isPending } = useGetOne<Uses>(
    usesOf(of.name),
    { id: record.id },
    { enabled: open && Boolean(of.uses), staleTime: 0 },
  );
  const uses = data?.uses ?? [];
  const name = record.name ?? '';
  const done = () => {
    const undo = { label: t('common:action.undo'), onClick: () => void restore() };
    toast({ text: t('archive.done', { name }), status: 'APPROVED', action: undo });
  };
  const archive = () => {
    const { service, name: path } = of;
    const body = { revision: record.revision };
    return run({ service, method: 'DELETE', path: `${path}/${record.id}`, body, silent: true }, done);
  };
  return (
    <>
      <Button variant="outlined" className="no-print" onClick={() => setOpen(true)}>
        {t('common:action.archive')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('archive.title', { name })}
        effect={<Effect of={of} uses={uses} isPending={Boolean(of.uses) && isPending} />}
        confirm={t('common:action.archive')}
        cancel={t('common:action.dismiss')}
        disabled={Boolean(of.uses) && (isPending || uses.some(({ blocks, count }) => blocks && count > 0))}
        onConfirm={archive}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const usual = { effect: 'console:archive.effect', unused: 'console:archive.unused' } as const;

function Effect({ of, uses, isPending }: Pick<LifeProps, 'of'> & { uses: Uses['uses']; isPending: boolean }) {
  const t = useT('console');
  const { number } = useFormat();
  if (isPending) return <SkeletonBlock lines={2} />;
  const facts = shownUses(uses).map(({ id, label, count }) => ({ id, label: t(label), value: number(count) }));
  const { effect, unused } = of.archiving ?? usual;
  const isBlocked = uses.some(({ blocks, count }) => blocks && count > 0);
  return (
    <DialogBody>
      <p>{t(isBlocked ? 'archive.blocked' : effect)}</p>
      {facts.length > 0 ? <FactList facts={facts} /> : uses.length > 0 && <p>{t(unused)}</p>}
    </DialogBody>
  );
}

export function Restore({ record, of }: LifeProps) {
  const t = useT();
  const restore = useRestore({ record, of });
  const [busy, setBusy] = useState(false);
  const click = async () => {
    setBusy(true);
    await restore(record.revision).finally(() => setBusy(false));
  };
  return (
    <Button variant="outlined" className="no-print" disabled={busy} onClick={() => void click()}>
      {t('common:action.restore')}
    </Button>
  );
}

function useRestore({ record, of }: LifeProps): (revision?: number) => Promise<void> {
  const t = useT('console');
  const run = useCommand();
  const toast = useToast();
  return async (revision) => {
    const { service, name: path } = of;
    const done = await run({
      service,
      method: 'POST',
      path: `${path}/${record.id}/restore`,
      body: { revision },
      silent: true,
    });
    if (done) toast({ text: t('archive.restored', { name: record.name ?? '' }), status: 'APPROVED' });
  };
}
