import { useT } from '@kadro/i18n';
import { ink, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePrint } from '../../../../parts/use-print.ts';
import { type NamedRecord } from '../../../../records/declaration.ts';
import { api } from '../../../../server/api.ts';
import { services } from '../../../../server/services.ts';
import { QrCode } from './QrCode.tsx';

const Line = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start' });
const Muted = styled('p')({ color: ink.textMuted, maxWidth: '60ch' });
/** On paper the code stands alone, large enough to be read from an arm's length. */
const Sheet = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& svg': { width: 200, height: 200 },
  '@media print': {
    position: 'fixed',
    inset: 0,
    zIndex: 10,
    justifyItems: 'center',
    alignContent: 'center',
    backgroundColor: '#fff',
    color: '#000',
    '& svg': { width: 420, height: 420 },
  },
});

/** The page of the portal on which one clocks with it. */
const linkOf = (code: string): string => `${location.origin}/time/scan?code=${code}`;

/** What phones read at a terminal, as a code to print. */
export function TerminalCode({ terminal: { id, name } }: { terminal: NamedRecord }) {
  const t = useT('console-devices');
  const [isShown, setShown] = useState(false);
  const { print } = usePrint();
  const { data } = useQuery({
    queryKey: ['terminal-code', id],
    queryFn: () => api.read<{ code: string }>(`${services.attendance}/terminals/${id}/code`),
    enabled: isShown,
  });
  return (
    <Section title={t('code.title')}>
      <Line>
        <Muted className="no-print">{t('code.text')}</Muted>
        {!data && (
          <Button size="small" variant="outlined" className="no-print" onClick={() => setShown(true)}>
            {t('code.show')}
          </Button>
        )}
        {data && (
          <Sheet>
            <QrCode text={linkOf(data.code)} label={t('code.title')} />
            <strong>
              <bdi>{name}</bdi>
            </strong>
            <span>{t('code.scan')}</span>
            <bdi dir="ltr" style={{ overflowWrap: 'anywhere', color: ink.textMuted }}>
              {data.code}
            </bdi>
            <Button size="small" variant="outlined" className="no-print" onClick={print}>
              {t('code.print')}
            </Button>
          </Sheet>
        )}
      </Line>
    </Section>
  );
}
