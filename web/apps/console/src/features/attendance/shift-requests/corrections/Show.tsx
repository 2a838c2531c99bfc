import { useT } from '@kadro/i18n';
import { AskedShow } from '../frame/Show.tsx';
import { type Correction } from '../model.ts';
import { kind } from './kind.tsx';

export function CorrectionShow() {
  const t = useT('timesheet');
  return <AskedShow<Correction> kind={kind} title={() => t('requests.correction')} />;
}
