import { type ReactNode, type Ref } from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { HelperText, useFieldIds, type FieldWords } from './FieldShell.tsx';
import { tokens, type Density } from '../tokens/values.ts';
import { phone } from '../tokens/vars.ts';

type Words = Pick<FieldWords, 'label' | 'helper' | 'error'>;

const Row = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });
const Said = styled('div')(({ theme }) => ({
  minWidth: 0,
  flex: 1,
  '& p': { marginBlockStart: 4 - (rowOf(theme.density) - 20) / 2, paddingBlockEnd: 8 },
}));
const rowOf = (density: Density) => tokens.size[density].control;
const { touch } = tokens.size.portal;

/** The first line of the words stands in the middle of the control beside it, whatever its line height is. */
const Label = styled('label')(({ theme }) => ({
  display: 'block',
  cursor: 'pointer',
  paddingBlock: `calc((${rowOf(theme.density)}px - 1lh) / 2)`,
  [phone]: theme.density === 'portal' ? { paddingBlock: `calc((${touch}px - 1lh) / 2)` } : {},
}));

function Words({ id, label, helper, error }: Words & { id: string; label: ReactNode }) {
  return (
    <Said>
      <Label htmlFor={id}>{label}</Label>
      <HelperText id={id} helper={helper} error={error} />
    </Said>
  );
}

export interface SwitchFieldProps extends Words, Omit<SwitchProps, 'ref' | 'inputRef' | 'slotProps'> {
  ref?: Ref<HTMLInputElement>;
}

/** On or off, in force at once or on save; words at the start, switch at the end. */
export function SwitchField({ label, helper, error, ref, id: given, className, ...control }: SwitchFieldProps) {
  const { id, ...aria } = useFieldIds({ label, helper, error }, given);
  return (
    <Row className={className}>
      <Words id={id} label={label} helper={helper} error={error} />
      <Tall>
        <Switch {...control} id={id} slotProps={{ input: { ref, role: 'switch', ...aria } }} />
      </Tall>
    </Row>
  );
}

const Tall = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: rowOf(theme.density),
  [phone]: theme.density === 'portal' ? { minHeight: touch } : {},
}));

export interface CheckFieldProps extends Words, Omit<CheckboxProps, 'ref' | 'inputRef' | 'slotProps'> {
  ref?: Ref<HTMLInputElement>;
}

export function CheckField({ label, helper, error, ref, id: given, className, ...control }: CheckFieldProps) {
  const { id, ...aria } = useFieldIds({ label, helper, error }, given);
  return (
    <Row className={className} style={{ gap: 0 }}>
      <Tall>
        <Checkbox
          {...control}
          id={id}
          slotProps={{ input: { ref, ...aria } }}
          sx={(theme) => ({ marginInlineStart: `${(15 - rowOf(theme.density)) / 2}px` })}
        />
      </Tall>
      <Words id={id} label={label} helper={helper} error={error} />
    </Row>
  );
}
