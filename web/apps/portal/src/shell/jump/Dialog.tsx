/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a combobox: keys move the choice, the field keeps the focus */
/* oxlint-disable jsx-a11y/no-autofocus -- the field is what was opened */
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { Field, ink, radius, VisuallyHidden } from '@kadro/ui';
import { usePortal } from '../core/context.tsx';
import { useMenu } from './use-menu.ts';

const Box = styled('div')({ display: 'grid', gap: 12, padding: 16 });
const List = styled('ul')({ display: 'grid', gap: 2, listStyle: 'none', maxHeight: '50dvh', overflowY: 'auto' });
const Row = styled('li')({
  padding: '10px 12px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '&[aria-selected="true"]': { backgroundColor: ink.hover, boxShadow: `inset 0 0 0 2px ${ink.frame}` },
});
const None = styled('span')({ color: ink.textMuted, padding: '6px 12px', display: 'block' });

/** The search for pages by name (Ctrl K). */
export default function JumpDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const pages = usePagesNamed(typed);
  const go = (page: NamedPage | undefined) => {
    if (!page) return;
    onClose();
    void navigate(page.path);
  };
  const { at, setAt, onKeyDown } = useOptionKeys(pages, go);
  const combobox = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': pages[at] ? `${id}-${at}` : undefined,
    autoComplete: 'off',
  } as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <VisuallyHidden id={`${id}-title`}>{t('portal:nav.jump')}</VisuallyHidden>
      <Box>
        <Field
          label={t('portal:nav.jump')}
          autoFocus
          value={typed}
          onChange={({ target }) => (setTyped(target.value), setAt(0))}
          onKeyDown={onKeyDown}
          inputProps={combobox}
        />
        <Options id={id} pages={pages} at={at} onAt={setAt} onChoose={go} />
        <output>{pages.length === 0 && <None>{t('portal:nav.jumpNone')}</None>}</output>
      </Box>
    </Dialog>
  );
}

interface NamedPage {
  path: string;
  label: string;
}

interface OptionsProps {
  id: string;
  pages: readonly NamedPage[];
  at: number;
  onAt: (index: number) => void;
  onChoose: (page: NamedPage) => void;
}

function Options({ id, pages, at, onAt, onChoose }: OptionsProps) {
  const t = useT('portal');
  return (
    <List id={`${id}-list`} role="listbox" aria-label={t('nav.jump')}>
      {pages.map((page, index) => (
        <Row
          key={page.path}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onClick={() => onChoose(page)}
          onPointerMove={() => onAt(index)}
        >
          {page.label}
        </Row>
      ))}
    </List>
  );
}

function useOptionKeys(pages: readonly NamedPage[], onChoose: (page: NamedPage | undefined) => void) {
  const [at, setAt] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') onChoose(pages[at]);
    if (step === undefined || pages.length === 0) return;
    event.preventDefault();
    setAt((at + step + pages.length) % pages.length);
  };
  return { at, setAt, onKeyDown };
}

function usePagesNamed(typed: string): NamedPage[] {
  const t = useT();
  const language = useLanguage();
  const menu = useMenu();
  const { features } = usePortal();
  const subPages = features.flatMap((feature) => feature.subPages ?? []);
  const pages = menu.flatMap(({ path, label }) => {
    const below = subPages.filter(({ under }) => under === path);
    if (below.length === 0) return [{ path, label }];
    return below.map((page) => ({ path: page.path, label: `${label} – ${t(page.label)}` }));
  });
  const all = [...pages, { path: '/logout', label: t('action.signOut') }];
  const fold = (text: string) => text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
  return all.filter(({ label }) => fold(label).includes(fold(typed.trim())));
}
