import { useT } from '@kadro/i18n';
import { DaySquare } from '@kadro/ui';
import { NewRequestLink } from '../../../../requests/NewRequestLink.tsx';
import { askForOvertime } from '../paths.ts';

/** The way to ask for overtime, among the new requests. */
export default function NewOvertime({ onClose }: { onClose: () => void }) {
  const t = useT('portal');
  return (
    <NewRequestLink to={askForOvertime} mark={<DaySquare fill="striped" tone="own" />} onClick={onClose}>
      {t('nav.askForOvertime')}
    </NewRequestLink>
  );
}
