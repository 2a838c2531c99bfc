import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  Field,
  KadroTheme,
  LanguageSwitch,
  LoginArt,
  OneColumn,
  PageTitle,
  PasswordField,
  ThemeSwitch,
  Toasts,
  UiTextsProvider,
  type Density,
  type UiLanguage,
} from '../index.ts';
import Button from '@mui/material/Button';
import { Forms } from './Forms.tsx';
import { Records } from './Records.tsx';
import { Icons } from './Icons.tsx';
import { uiTexts, wordsOf } from './words.ts';

const query = new URLSearchParams(location.search);

const page = { padding: 'clamp(12px, 3vw, 32px)', display: 'grid', gap: 24, maxWidth: 1400, marginInline: 'auto' };
const columns = {
  display: 'grid',
  gap: '24px 40px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
};

interface LanguageProps {
  language: UiLanguage;
  onLanguage: (language: UiLanguage) => void;
}

interface DensityProps {
  density: Density;
  onDensity: (density: Density) => void;
}

function Showcase() {
  const [language, setLanguage] = useState((query.get('language') ?? 'en') as UiLanguage);
  const [density, setDensity] = useState((query.get('density') ?? 'portal') as Density);
  return (
    <KadroTheme language={language} density={density}>
      <UiTextsProvider value={uiTexts}>
        <Toasts>
          {query.has('login') ? (
            <Login language={language} onLanguage={setLanguage} />
          ) : (
            <Everything language={language} onLanguage={setLanguage} density={density} onDensity={setDensity} />
          )}
        </Toasts>
      </UiTextsProvider>
    </KadroTheme>
  );
}

function Everything({ language, onLanguage, density, onDensity }: LanguageProps & DensityProps) {
  const words = wordsOf(language);
  return (
    <main style={page}>
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        <LanguageSwitch value={language} onChange={onLanguage} />
        <ThemeSwitch />
        <ToggleButtonGroup exclusive value={density} onChange={(_, next: Density | null) => next && onDensity(next)}>
          <ToggleButton value="portal">Portal</ToggleButton>
          <ToggleButton value="console">Console</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div style={columns}>
        <Column>
          <Icons words={words} />
        </Column>
        <Column>
          <Forms language={language} onLanguage={onLanguage} />
        </Column>
        <Column>
          <Records words={words} />
        </Column>
      </div>
    </main>
  );
}

const Column = ({ children }: { children: React.ReactNode }) => (
  <div style={{ display: 'grid', gap: 24, minWidth: 0 }}>{children}</div>
);

function Login({ language, onLanguage }: LanguageProps) {
  const [happened, asked, open] = wordsOf(language).days;
  return (
    <OneColumn
      end={<LanguageSwitch value={language} onChange={onLanguage} />}
      foot={<span>Lodos Makine</span>}
      art={<LoginArt legend={{ happened, asked, open }} />}
    >
      <PageTitle title="Sign in" second="Your day, leave and requests are here." />
      <Field label="Work e-mail" name="username" autoComplete="username" inputProps={{ dir: 'ltr' }} />
      <PasswordField label="Password" name="password" />
      <Button variant="contained" size="large" fullWidth>
        Sign in
      </Button>
    </OneColumn>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Showcase />
    </StrictMode>,
  );
