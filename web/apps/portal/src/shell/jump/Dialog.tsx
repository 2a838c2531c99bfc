/* oxlint-disable jsx-a11y/no-autofocus -- the field is what was opened */
import { createElement, Suspense, use, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Field, ink, SkeletonBlock, VisuallyHidden } from '@kadro/ui';
import { usePortal } from '../../core/context.tsx';
import { type AccountAction, type JumpTargets } from '../../core/feature.ts';
import { lazily } from '../../core/lazily.ts';
import { useOrganization } from '../../people/own-file.ts';
import { findersOf } from './finders.ts';
import { found, type Findable } from './found.ts';
import { Options } from './Options.tsx';
import { useFindable } from './use-findable.ts';

const Box = styled('div')({ display: 'grid', gap: 12, padding: 16 });
const None = styled('span')({ color: ink.textMuted, padding: '6px 12px', display: 'block' });

/** The search for pages, actions, people and own requests by name (Ctrl K). */
export default function JumpDialog({ onClose }: { onClose: () => void }) {
  const t = useT('portal');
  const titleId = useId();
  const { features } = usePortal();
  const settings = useOrganization().data?.mobileSettings;
  const finders = useMemo(() => findersOf(features, settings), [features, settings]);
  const [typed, setTyped] = useState('');
  const [action, setAction] = useState<AccountAction | null>(null);
  if (action) return <Suspense>{createElement(lazily(action.dialog), { onClose })}</Suspense>;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <VisuallyHidden id={titleId}>{t('nav.jump')}</VisuallyHidden>
      <Box>
        <Suspense fallback={<SkeletonBlock lines={4} />}>
          <Search
            key={String(settings !== undefined)}
            finders={finders}
            typed={typed}
            onType={setTyped}
            onOpen={setAction}
            onClose={onClose}
          />
        </Suspense>
      </Box>
    </Dialog>
  );
}

interface SearchProps {
  finders: Promise<readonly JumpTargets[]>;
  typed: string;
  onType: (typed: string) => void;
  onOpen: (action: AccountAction) => void;
  onClose: () => void;
}

function Search({ finders, typed, onType, onOpen, onClose }: SearchProps) {
  const t = useT('portal');
  const id = useId();
  const navigate = useNavigate();
  const all = useFindable(use(finders), onOpen);
  const options = found(all, typed);
  const choose = ({ path, open }: Findable) => {
    if (open) return open();
    onClose();
    if (path) void navigate(path);
  };
  const { at, setChosen, onKeyDown } = useOptionKeys(options, choose);
  const combobox = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': options[at] ? `${id}-${at}` : undefined,
    autoComplete: 'off',
  } as const;
  return (
    <>
      <Field
        label={t('nav.jump')}
        autoFocus
        value={typed}
        onChange={({ target }) => (onType(target.value), setChosen(undefined))}
        onKeyDown={onKeyDown}
        inputProps={combobox}
      />
      <Options id={id} options={options} at={at} onAt={setChosen} onChoose={choose} />
      <output>{options.length === 0 && <None>{t('nav.jumpNone')}</None>}</output>
    </>
  );
}

/** The chosen one stays so when others arrive before it. */
function useOptionKeys(options: readonly Findable[], onChoose: (option: Findable) => void) {
  const [chosen, setChosen] = useState<string>();
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[at];
    if (!option) return;
    if (event.key === 'Enter') onChoose(option);
    if (step === undefined) return;
    event.preventDefault();
    setChosen(options[(at + step + options.length) % options.length]?.key);
  };
  return { at, setChosen, onKeyDown };
}
