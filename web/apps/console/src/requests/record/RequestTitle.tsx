import { useT } from '@kadro/i18n';
import { PageTitle } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Ban, Printer } from 'lucide-react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { usePrint } from '../../parts/use-print.ts';
import { JoinedHeading } from '../../people/JoinedPerson.tsx';
import { type AskedRow } from '../model.ts';

const Second = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

interface ActionsProps<R> {
  request: R;
  /** Stands before what can be done with every request. */
  action?: ReactNode;
  Cancel: ComponentType<{ request: R; onClose: () => void }>;
}

interface RequestTitleProps<R> extends ActionsProps<R> {
  /** What is asked for, in short. */
  children: ReactNode;
}

/** Who asks for what, and what can be done with it. */
export function RequestTitle<R extends AskedRow>({ children, ...actions }: RequestTitleProps<R>) {
  return (
    <PageTitle
      title={<JoinedHeading card={actions.request.employee} />}
      second={<Second>{children}</Second>}
      actions={<Actions {...actions} />}
    />
  );
}

function Actions<R extends AskedRow>({ request, action, Cancel }: ActionsProps<R>) {
  const t = useT('console-requests');
  const { print } = usePrint();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {action}
      {request.canCancel && (
        <Button variant="outlined" startIcon={<Ban strokeWidth={1.7} />} onClick={() => setCancelling(true)}>
          {t('cancel.button')}
        </Button>
      )}
      <Button color="inherit" startIcon={<Printer strokeWidth={1.7} />} onClick={print}>
        {t('console:print')}
      </Button>
      {isCancelling && <Cancel request={request} onClose={() => setCancelling(false)} />}
    </div>
  );
}
