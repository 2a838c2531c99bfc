import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { ink, LanguageSwitch, OneColumn } from '@kadro/ui';
import { useChooseLanguage } from '../people/language.ts';
import { home } from '../navigation/redirect.ts';
import { useTitle } from '../parts/Page.tsx';

const Title = styled('h1')(({ theme }) => ({ ...(theme.typography.title as object) }));
const Text = styled('p')({ color: ink.textMuted });

/** Shown for unknown paths and features that are turned off. */
export default function PageNotFound() {
  const t = useT('portal');
  const language = useLanguage();
  const choose = useChooseLanguage();
  const title = t('notFound.title');
  const element = useTitle<HTMLDivElement>(title);
  return (
    <div ref={element}>
      <OneColumn end={<LanguageSwitch value={language} onChange={(one) => void choose(one)} />}>
        <Title tabIndex={-1}>{title}</Title>
        <Text>{t('notFound.text')}</Text>
        <Button component={Link} to={home} variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('today.open')}
        </Button>
      </OneColumn>
    </div>
  );
}
