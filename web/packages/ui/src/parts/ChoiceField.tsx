import { type ReactNode, type Ref } from 'react';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import Switch, { type SwitchProps } from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import { BelowLine, useFieldIds, type FieldWords } from './FieldShell.tsx';
import { tokens } from '../tokens.ts';

type Words = Pick<FieldWords, 'label' | 'helper' | 'error'>;

const Row = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });
const Said = styled('div')({ minWidth: 0, flex: 1 });
const Label = styled('label')(({ theme }) => ({ display: 'block', cursor: 'pointer', paddingBlock: (tokens.size[theme.density].control - 20) / 2 }));

function Words({ id, label, helper, error }: Words & { id: string; label: ReactNode }) {
  return (
    <Said>
      <Label htmlFor={id}>{label}</Label>
      <BelowLine id={id} helper={helper} error={error} />
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

const Tall = styled('span')(({ theme }) => ({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size[theme.density].control }));

export interface CheckFieldProps extends Words, Omit<CheckboxProps, 'ref' | 'inputRef' | 'slotProps'> {
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, with its words after it. */
export function CheckField({ label, helper, error, ref, id: given, className, ...control }: CheckFieldProps) {
  const { id, ...aria } = useFieldIds({ label, helper, error }, given);
  return (
    <Row className={className} style={{ gap: 0 }}>
      <Checkbox {...control} id={id} slotProps={{ input: { ref, ...aria } }} sx={{ marginInlineStart: '-8px' }} />
      <Words id={id} label={label} helper={helper} error={error} />
    </Row>
  );
}
