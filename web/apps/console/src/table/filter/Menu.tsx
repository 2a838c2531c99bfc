import { useT } from '@kadro/i18n';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { type Fields } from '../../fields/kinds.ts';
import { formValues, type Values } from '../../form/changes.ts';
import { FieldInput } from '../../form/FieldInput.tsx';
import { DateRange } from './DateRange.tsx';

const Form = styled('form')({ display: 'grid', gap: 12, padding: 16, width: 320, maxWidth: 'calc(100vw - 32px)' });

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === undefined ||
  value === null ||
  (typeof value === 'object' && Object.values(value).every((one) => !one));

type MenuProps = { of: Fields; names: readonly string[] };

export function FilterMenu({ of, names }: MenuProps) {
  const t = useT('console');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        color="inherit"
        startIcon={<ListFilter strokeWidth={1.7} />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('filter.add')}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -6, horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('filter.add') } }}
      >
        <FilterForm of={of} names={names} onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}

function FilterForm({ of, names, onDone }: MenuProps & { onDone: () => void }) {
  const t = useT('console');
  const { filterValues, setFilters } = useListContext();
  const form = useForm<Values>({
    defaultValues: { ...formValues(of, names, filterValues), ...ranges(of, names, filterValues) },
  });
  const apply = form.handleSubmit((typed) => {
    const others = Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.includes(name)));
    const chosen = Object.fromEntries(
      Object.entries(typed)
        .filter(([, value]) => !isEmpty(value))
        .map(([name, value]) => [name, withoutEmpty(value)]),
    );
    setFilters({ ...others, ...chosen });
    onDone();
  });
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void apply(event)}>
        {names.map((name) => {
          const field = of[name];
          if (!field) return null;
          const Input = field.kind === 'date' ? DateRange : FieldInput;
          return <Input key={name} name={name} of={field} />;
        })}
        <Button type="submit" variant="contained">
          {t('common:action.apply')}
        </Button>
      </Form>
    </FormProvider>
  );
}

const ranges = (of: Fields, names: readonly string[], filters: Record<string, unknown>): Values =>
  Object.fromEntries(
    names
      .filter((name) => of[name]?.kind === 'date')
      .map((name) => [name, { from: '', to: '', ...(filters[name] as object | undefined) }]),
  );

const withoutEmpty = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, one]) => one))
    : value;
