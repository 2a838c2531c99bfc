import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Field, HelperText, leftToRight, Section } from '@kadro/ui';
import { byCode, byPlace, codeIn, type MobileClockProps, useMobileClock } from './use-mobile-clock.ts';

const Rows = styled('div')({ display: 'grid', gap: 12 });

/** Clocking at a terminal that one stands at: by the place of the phone, or by the code that is printed there. */
export function WithPhone(props: MobileClockProps) {
  const t = useT('clock');
  const { busy, error, act } = useMobileClock(props);
  const [typed, setTyped] = useState('');
  const code = codeIn(typed);
  return (
    <Section title={t('withPhone')}>
      <Rows>
        <Button variant="outlined" loading={busy === 'GPS'} onClick={() => void act('GPS', byPlace)}>
          {t('byPlace')}
        </Button>
        <Field
          label={t('code')}
          helper={t('codeHelp')}
          value={typed}
          sx={leftToRight}
          inputProps={{ dir: 'ltr', maxLength: 500, autoComplete: 'off' }}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="outlined"
          disabled={code === ''}
          loading={busy === 'QR_CODE'}
          onClick={() => void act('QR_CODE', byCode(code))}
        >
          {t('byCode')}
        </Button>
        <HelperText id="with-phone" error={error} />
      </Rows>
    </Section>
  );
}
