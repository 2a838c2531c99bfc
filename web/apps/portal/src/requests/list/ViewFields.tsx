import { useT } from '@kadro/i18n';
import { SelectField, today } from '@kadro/ui';
import { orderNames, type RequestsView } from './view.ts';

interface ViewFieldsProps<S extends string> {
  view: RequestsView<S>;
  onChange: (part: Partial<RequestsView<S>>) => void;
  states: readonly { value: S; label: string }[];
  /** How many are offered, from the next one back. */
  years: number;
}

/** The choices above a list of own requests. */
export function ViewFields<S extends string>({ view, onChange, states, years }: ViewFieldsProps<S>) {
  const t = useT('leave');
  const now = Number(today().slice(0, 4));
  const offered = Array.from({ length: years }, (_, index) => String(now + 1 - index));
  return (
    <>
      <SelectField
        label={t('common:common.status')}
        empty={t('common:common.all')}
        options={states}
        value={view.status}
        onChange={({ target }) => onChange({ status: states.find(({ value }) => value === target.value)?.value ?? '' })}
      />
      <SelectField
        label={t('year')}
        empty={t('common:common.all')}
        options={offered.map((value) => ({ value, label: value }))}
        value={view.year}
        onChange={({ target }) => onChange({ year: target.value })}
      />
      <SelectField
        label={t('requests.order')}
        options={orderNames.map((value) => ({ value, label: t(`requests.orders.${value}`) }))}
        value={view.order}
        onChange={({ target }) => onChange({ order: orderNames.find((one) => one === target.value) })}
      />
    </>
  );
}
