import { currentLanguage, directionOf, languages, useT, type Language } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type Ref, useState } from 'react';
import { type Control } from '../control.ts';

type Names = Partial<Record<Language, string>>;

const Lines = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '12px 24px',
});

/** A name in nine languages: the reader's first, the others on demand. */
export function NamesInput({
  value,
  onChange,
  inputRef,
  id,
  label,
  error,
  required,
}: Control & { value: Names; onChange: (names: Names) => void; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const own = currentLanguage();
  const filled = languages.filter((language) => value[language]);
  const [open, setOpen] = useState(filled.some((language) => language !== own));
  const shown = [own, ...languages.filter((language) => language !== own)];
  const input = (language: Language) => (
    <Field
      key={language}
      id={language === own ? id : `${id}-${language}`}
      label={
        language === own ? `${label} (${t(`common:languageName.${language}`)})` : t(`common:languageName.${language}`)
      }
      required={language === own && required}
      error={language === own ? error : undefined}
      helper={language === own && !open ? t('form.namesHelp') : undefined}
      ref={language === own ? inputRef : undefined}
      value={value[language] ?? ''}
      autoComplete="off"
      inputProps={{ lang: language, dir: directionOf(language) }}
      onChange={(event) => onChange({ ...value, [language]: event.target.value })}
    />
  );
  return (
    <div>
      <Lines>{shown.slice(0, open ? undefined : 1).map(input)}</Lines>
      <Button sx={{ mt: 1 }} aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? t('form.fewerLanguages') : t('form.moreLanguages')}
      </Button>
    </div>
  );
}
