/* oxlint-disable jsx-a11y/prefer-tag-over-role -- options of a combobox: its field keeps the focus */
import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { ArrowRight, FileText, KeyRound, Plus } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { ink, Person, radius } from '@kadro/ui';
import { type Findable } from './found.ts';

const List = styled('ul')({ display: 'grid', gap: 2, listStyle: 'none', maxHeight: '50dvh', overflowY: 'auto' });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 42,
  padding: '4px 12px',
  borderRadius: radius.control,
  cursor: 'pointer',
  '& > svg': { flex: 'none', color: ink.textMuted },
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
  '&[aria-selected="true"]': { backgroundColor: ink.hover, boxShadow: `inset 0 0 0 2px ${ink.frame}` },
});
const Within = styled('small')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

interface OptionsProps {
  id: string;
  options: readonly Findable[];
  at: number;
  onAt: (key: string) => void;
  onChoose: (option: Findable) => void;
}

export function Options({ id, options, at, onAt, onChoose }: OptionsProps) {
  const t = useT('portal');
  const list = useRef<HTMLUListElement>(null);
  // newer browsers answer with a promise, which is no clean-up
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <List ref={list} id={`${id}-list`} role="listbox" aria-label={t('nav.jump')}>
      {options.map((option, index) => (
        <Row
          key={option.key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onClick={() => onChoose(option)}
          onPointerMove={() => onAt(option.key)}
        >
          <What option={option} />
        </Row>
      ))}
    </List>
  );
}

const icons = { page: ArrowRight, action: Plus, account: KeyRound, person: FileText, record: FileText } as const;

function What({ option: { kind, label, within, person } }: { option: Findable }) {
  if (person) return <Person id={person.id} name={label} image={person.imageUrl} second={within} size="small" />;
  const Icon = icons[kind];
  return (
    <>
      <Icon className="turns" size={16} strokeWidth={1.7} aria-hidden />
      <span>
        {label}
        {within && <Within> {within}</Within>}
      </span>
    </>
  );
}
