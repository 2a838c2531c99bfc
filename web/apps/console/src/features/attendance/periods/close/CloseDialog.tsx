import { useT } from '@kadro/i18n';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../../form/Dialog.tsx';
import { type Period } from '../model.ts';
import { usePeriodName } from '../words.tsx';
import { AsTheyAre } from './AsTheyAre.tsx';
import { useClosing } from './use-closing.ts';

/** Asks before a month is closed, and for reasons where days cannot be calculated. */
export function CloseDialog({ period, onClose }: { period: Period; onClose: () => void }) {
  const t = useT('console-attendance');
  const name = usePeriodName(period);
  const closing = useClosing(period, onClose);
  const hasDays = closing.days.length > 0;
  return (
    <FormDialog title={t('period.closeTitle')} onClose={onClose}>
      <DialogBody>
        <Effect>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </Effect>
        <Effect>{t('period.closeEffect')}</Effect>
        {closing.problem && <Problem role="alert">{closing.problem}</Problem>}
        {hasDays && <AsTheyAre closing={closing} />}
        <DialogButtons
          submit={t(hasDays ? 'period.closeAsTheyAre' : 'period.close')}
          busy={closing.isBusy}
          onSubmit={closing.close}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}
