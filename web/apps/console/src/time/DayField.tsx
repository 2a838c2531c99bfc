import { useLanguage } from '@kadro/i18n';
import { DateField, type DateFieldProps } from '@kadro/ui';
import { useSession } from '../server/api.ts';

type DayFieldProps = Pick<DateFieldProps, 'id' | 'label' | 'helper' | 'value' | 'onChange' | 'onDay'>;

/** A day outside of a form; a text that is no day stays. */
export function DayField(field: DayFieldProps) {
  const language = useLanguage();
  const { datePattern: pattern } = useSession();
  return <DateField {...field} {...{ language, pattern }} />;
}
