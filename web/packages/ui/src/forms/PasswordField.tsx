import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Eye, EyeOff } from 'lucide-react';
import { DaySquare } from '../dates/DaySquare.tsx';
import { Field, leftToRight, type FieldProps } from './Field.tsx';
import { useUiTexts } from '../texts.ts';
import { ink } from '../tokens/vars.ts';

export interface PasswordRule {
  id: string;
  label: string;
  met: boolean;
}

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'endAdornment' | 'multiline'> {
  /** Rules of a new password; their squares fill while one types. */
  rules?: readonly PasswordRule[];
}

const Rules = styled('ul')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  listStyle: 'none',
  display: 'grid',
  gap: 6,
  marginBlockStart: 10,
}));
const Rule = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: ink.textMuted,
  '&[data-met="true"]': { color: ink.text },
});

export function PasswordField({ rules, autoComplete = 'current-password', ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { showPassword, hidePassword, fulfilled } = useUiTexts();
  return (
    <div>
      <Field
        {...field}
        autoComplete={autoComplete}
        type={shown ? 'text' : 'password'}
        // Passwords are typed from left to right in every language.
        inputProps={{ dir: 'ltr', spellCheck: false, autoCapitalize: 'none', ...field.inputProps }}
        sx={leftToRight}
        endAdornment={
          <IconButton
            size="small"
            aria-label={shown ? hidePassword : showPassword}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff strokeWidth={1.7} /> : <Eye strokeWidth={1.7} />}
          </IconButton>
        }
      />
      {rules && (
        <Rules>
          {rules.map(({ id, label, met }) => (
            <Rule key={id} data-met={met}>
              <DaySquare
                fill={met ? 'solid' : 'hollow'}
                tone={met ? 'green' : 'free'}
                size="line"
                label={met ? fulfilled : undefined}
              />
              <span>{label}</span>
            </Rule>
          ))}
        </Rules>
      )}
    </div>
  );
}
