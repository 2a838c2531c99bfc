import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChevronDown, Globe, Monitor, Moon, Sun } from 'lucide-react';
import { useColourMode, type ColourMode } from '../theme/Provider.tsx';
import { languages, type UiLanguage } from '../theme/languages.ts';
import { useUiTexts } from '../texts.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

interface Choice<T> {
  value: T;
  label: ReactNode;
  lang?: string;
}

interface Choices<T> {
  value: T;
  choices: readonly Choice<T>[];
  onChange: (value: T) => void;
}

interface ChooserProps<T> extends Choices<T> {
  name: string;
  compact: boolean;
  icon: ReactNode;
  children: ReactNode;
}

/** A button that opens the list of choices; the chosen one is marked and gets the focus. */
function Chooser<T extends string>({ name, value, choices, onChange, compact, icon, children }: ChooserProps<T>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant={compact ? 'text' : 'outlined'}
        color={compact ? 'inherit' : 'primary'}
        size={compact ? 'small' : 'medium'}
        startIcon={compact ? undefined : icon}
        endIcon={compact ? undefined : <ChevronDown size={16} strokeWidth={1.7} />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <VisuallyHidden>{name}: </VisuallyHidden>
        {children}
      </Button>
      <ChoiceMenu anchor={anchor} value={value} choices={choices} onChange={onChange} onClose={() => setAnchor(null)} />
    </>
  );
}

interface ChoiceMenuProps<T> extends Choices<T> {
  anchor: HTMLElement | null;
  onClose: () => void;
}

function ChoiceMenu<T extends string>({ anchor, value, choices, onChange, onClose }: ChoiceMenuProps<T>) {
  return (
    <Menu
      slotProps={{ paper: { sx: { minWidth: 160 } } }}
      anchorEl={anchor}
      open={Boolean(anchor)}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.value}
          role="menuitemradio"
          aria-checked={choice.value === value}
          selected={choice.value === value}
          lang={choice.lang}
          onClick={() => {
            onClose();
            onChange(choice.value);
          }}
        >
          {choice.label}
        </MenuItem>
      ))}
    </Menu>
  );
}

export interface LanguageSwitchProps {
  value: UiLanguage;
  onChange: (language: UiLanguage) => void;
  compact?: boolean;
}

const offered = Object.entries(languages).map(([value, label]) => ({ value: value as UiLanguage, label, lang: value }));

/** The nine languages; compact with two letters only. */
export function LanguageSwitch({ value, onChange, compact = false }: LanguageSwitchProps) {
  const { language } = useUiTexts();
  return (
    <Chooser
      name={language}
      value={value}
      choices={offered}
      onChange={onChange}
      compact={compact}
      icon={<Globe strokeWidth={1.7} />}
    >
      {compact ? value.toUpperCase() : languages[value]}
    </Chooser>
  );
}

const icons = { light: Sun, dark: Moon, system: Monitor };
const modes: readonly ColourMode[] = ['light', 'dark', 'system'];

/** Light, dark or as the system; compact as a menu. */
export function ThemeSwitch({ compact = false }: { compact?: boolean }) {
  const texts = useUiTexts();
  const { mode, setMode } = useColourMode();
  const Icon = icons[mode];
  const choices = modes.map((value) => ({ value, label: texts[value] }));
  if (compact) {
    return (
      <Chooser name={texts.colours} value={mode} choices={choices} onChange={setMode} compact icon={null}>
        <Icon size={18} strokeWidth={1.7} aria-hidden />
        <VisuallyHidden>{texts[mode]}</VisuallyHidden>
      </Chooser>
    );
  }
  return (
    <ToggleButtonGroup
      exclusive
      value={mode}
      aria-label={texts.colours}
      onChange={(_, value: ColourMode | null) => value && setMode(value)}
    >
      {choices.map(({ value, label }) => (
        <ToggleButton key={value} value={value}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
