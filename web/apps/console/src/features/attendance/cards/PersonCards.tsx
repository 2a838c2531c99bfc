import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, EmptyState, ink, NoValue, phone, ReadFailure, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useEnumText } from '../../../fields/use-texts.ts';
import { ButtonRow } from '../../../form/Dialog.tsx';
import { useCommand } from '../../../form/use-command.ts';
import { type IdentityRowFragment } from '../../../generated/graphql.ts';
import { useMoment } from '../../../time/moment.tsx';
import { CardDialog, ChangeCard } from './CardDialog.tsx';
import { ScanDialog } from './ScanDialog.tsx';

type Card = IdentityRowFragment;

const Stack = styled('div')({ display: 'grid', gap: 32, minWidth: 0 });
const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: 48,
    borderBlockEnd: `1px solid ${ink.line}`,
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: 8 },
  },
  '& small': { color: ink.textMuted },
});

const most = 50;
const pollMs = 5000;

/** The cards of a person and whatever else terminals know the person by. */
export function PersonCards({ employeeId }: { employeeId: string }) {
  const t = useT('console-devices');
  const { isOtherDay } = useMoment();
  const { data, isPending, error, refetch } = useGetList<Card>(
    'identities',
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'updatedDateTime', order: 'DESC' },
      filter: { employeeId },
    },
    // a terminal gives a card by itself
    { refetchInterval: pollMs },
  );
  if (error && !data)
    return <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonBlock lines={4} />;
  const held = data.filter(({ archived }) => !archived);
  const former = data.filter(({ archived }) => archived);
  return (
    <Stack>
      <Section title={t('console:tab.cards')} action={!isOtherDay && <Adding employeeId={employeeId} />}>
        {held.length === 0 ? (
          <EmptyState title={t('card.empty')} text={t('card.emptyText')} />
        ) : (
          <Cards cards={held} mayChange={!isOtherDay} />
        )}
      </Section>
      {former.length > 0 && (
        <Section title={t('card.former')}>
          <Cards cards={former} mayChange={false} />
        </Section>
      )}
    </Stack>
  );
}

function Adding({ employeeId }: { employeeId: string }) {
  const t = useT('console-devices');
  const [doing, setDoing] = useState<'add' | 'scan'>();
  const close = () => setDoing(undefined);
  return (
    <ButtonRow className="no-print">
      <Button size="small" variant="outlined" onClick={() => setDoing('scan')}>
        {t('scan.start')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => setDoing('add')}>
        {t('card.add')}
      </Button>
      {doing === 'add' && <CardDialog employeeId={employeeId} onClose={close} />}
      {doing === 'scan' && <ScanDialog employeeId={employeeId} onClose={close} />}
    </ButtonRow>
  );
}

function Cards({ cards, mayChange }: { cards: readonly Card[]; mayChange: boolean }) {
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  return (
    <List>
      {cards.map((card) => (
        <li key={card.id}>
          <span>{enumText('sensorKind', card.kind)}</span>
          <strong>{card.number ? <bdi dir="ltr">{card.number}</bdi> : <NoValue />}</strong>
          {mayChange ? <Acts card={card} /> : <small>{dateTime(card.updatedDateTime)}</small>}
        </li>
      ))}
    </List>
  );
}

function Acts({ card }: { card: Card }) {
  const t = useT('console-devices');
  const [doing, setDoing] = useState<'change' | 'take'>();
  const close = () => setDoing(undefined);
  const number = card.number ?? '';
  return (
    <ButtonRow className="no-print">
      <Button
        size="small"
        variant="outlined"
        aria-label={`${t('card.change')}: ${number}`}
        onClick={() => setDoing('change')}
      >
        {t('common:action.edit')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${t('card.take')}: ${number}`}
        onClick={() => setDoing('take')}
      >
        {t('card.take')}
      </Button>
      {doing === 'change' && <ChangeCard card={card} onClose={close} />}
      <TakeCard card={card} isOpen={doing === 'take'} onClose={close} />
    </ButtonRow>
  );
}

function TakeCard({ card: { id, revision }, isOpen, onClose }: { card: Card; isOpen: boolean; onClose: () => void }) {
  const t = useT('console-devices');
  const run = useCommand();
  const path = `identities/${id}`;
  return (
    <ConfirmDialog
      open={isOpen}
      title={t('card.takeTitle')}
      effect={t('card.takeEffect')}
      confirm={t('card.take')}
      cancel={t('common:action.dismiss')}
      onConfirm={() => run({ service: 'attendance', method: 'DELETE', path, body: { revision }, silent: true })}
      onClose={onClose}
    />
  );
}
