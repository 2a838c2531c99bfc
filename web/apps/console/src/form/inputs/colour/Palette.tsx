import { useFormat, useT } from '@kadro/i18n';
import { ink, kindColour, radius } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type Coloured, nextFree, palette, paletteNames, usersOf } from '../../../fields/colour.ts';
import { ColourInput } from './Code.tsx';

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', marginBlockStart: 8 });
const Swatch = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.control,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' },
  '& > i': { inlineSize: 22, blockSize: 22, borderRadius: radius.chip, display: 'grid', placeItems: 'center' },
  '&[data-used="true"] > i::after': {
    content: '""',
    inlineSize: 6,
    blockSize: 6,
    borderRadius: 3,
    backgroundColor: ink.surface,
  },
  '&:has(:checked)': { boxShadow: `inset 0 0 0 2px ${ink.text}` },
  '&:has(:focus-visible)': { outline: `2px solid ${ink.text}`, outlineOffset: 2 },
});
const Help = styled('p')(({ theme }) => ({ ...(theme.typography.label as object), color: ink.textMuted }));

type PaletteInputProps = ComponentProps<typeof ColourInput> & {
  name: string;
  /** The resource whose records have such a colour each. */
  among: string;
};

/** The colours of the other records; undefined until they are known. */
function useOthers(among: string, field: string): Coloured[] | undefined {
  const own = useRecordContext()?.id;
  const { data } = useGetList<{ id: string; name?: string; [field: string]: unknown }>(among, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  return useMemo(
    () =>
      data?.flatMap(({ id, name = '', [field]: colour }) =>
        id !== own && typeof colour === 'string' ? [{ name, colour }] : [],
      ),
    [data, own, field],
  );
}

/** A colour that tells a record from others: of the palette, with those marked that others use, or by its code. */
export function PaletteInput({ among, name, ...input }: PaletteInputProps) {
  const t = useT('console');
  const { list } = useFormat();
  const others = useOthers(among, name);
  const { resetField, getFieldState } = useFormContext();
  useEffect(() => {
    if (others && input.value === '' && !getFieldState(name).isDirty)
      resetField(name, { defaultValue: nextFree(others) });
  }, [others, input.value, name, getFieldState, resetField]);
  const users = usersOf(others ?? []);
  return (
    <div>
      <ColourInput {...input} />
      <Choices role="radiogroup" aria-label={t('colour.palette')}>
        {paletteNames.map((one) => {
          const colour = t(`colour.name.${one}`);
          const names = users[one];
          const label = names.length > 0 ? t('colour.used', { colour, names: list(names), raw: true }) : colour;
          return (
            <Swatch key={one} data-used={names.length > 0} title={label}>
              <input
                type="radio"
                name={`${input.id}-palette`}
                aria-label={label}
                checked={input.value.toLowerCase() === palette[one].toLowerCase()}
                onChange={() => input.onChange(palette[one])}
              />
              <i style={{ backgroundColor: kindColour(palette[one]) }} />
            </Swatch>
          );
        })}
      </Choices>
      <Help>{t('colour.usedHelp')}</Help>
    </div>
  );
}
