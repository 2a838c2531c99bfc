import { useT } from '@kadro/i18n';
import { DaySquare, Field, ink, kindColour, leftToRight, radius, schemeAttribute } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Ref } from 'react';
import { isColour } from '../../../fields/colour.ts';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { type Control } from '../../control.ts';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, 1fr) auto',
  gap: 12,
  alignItems: 'end',
  ...leftToRight,
});
const Well = styled('input')({
  inlineSize: 44,
  blockSize: 32,
  padding: 2,
  border: `1px solid ${ink.fieldLine}`,
  borderRadius: radius.control,
  backgroundColor: ink.surface,
  cursor: 'pointer',
});
const Schemes = styled('ul')({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });
const Patch = styled('li')(({ theme }) => ({
  ...(theme.typography.label as object),
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 12px',
  border: `1px solid ${ink.line}`,
  borderRadius: radius.chip,
  color: ink.text,
  backgroundColor: ink.surface,
}));

type ColourInputProps = Control & {
  value: string;
  onChange: (colour: string) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
};

export function ColourInput({ value, onChange, onBlur, inputRef, ...control }: ColourInputProps) {
  const t = useT('console');
  const isValid = isColour(value);
  return (
    <div>
      <Line>
        <Field
          {...control}
          ref={inputRef}
          value={value}
          autoComplete="off"
          placeholder="#0f766e"
          inputProps={{ dir: 'ltr', spellCheck: false }}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
        <Well
          type="color"
          aria-label={t('colour.choose')}
          value={isValid ? value.toLowerCase() : '#808080'}
          onChange={(event) => onChange(event.target.value)}
        />
      </Line>
      {isValid && <Preview colour={value} />}
    </div>
  );
}

function Preview({ colour }: { colour: string }) {
  const t = useT('console');
  return (
    <Schemes aria-label={t('colour.preview')}>
      {(['light', 'dark'] as const).map((scheme) => (
        <Patch key={scheme} {...{ [schemeAttribute]: scheme }}>
          <ColourBar colour={colour} />
          <DaySquare fill="ring" colour={kindColour(colour)} />
          {t(`common:theme.${scheme}`)}
        </Patch>
      ))}
    </Schemes>
  );
}
