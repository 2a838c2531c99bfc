import { type MouseEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { dayOf, today } from '../dates/clock.ts';
import { useUiTexts } from '../texts.ts';
import { feedback, phone, radius } from '../tokens/vars.ts';
import { type FormDraft } from './use-draft.ts';

const Note = styled('output')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderRadius: radius.control,
  color: feedback.info.text,
  backgroundColor: feedback.info.tint,
  '& p': { flex: '1 1 240px', minWidth: 0 },
  '& small': { ...theme.typography.label, fontWeight: 450, display: 'block' },
  '& .MuiButton-root': { color: 'inherit' },
  '@media print': { display: 'none' },
  [phone]: { paddingInline: 14, paddingBlock: '12px 2px', rowGap: 0 },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 4, [phone]: { marginInlineStart: -12 } });

export interface DraftNoteProps {
  draft: Pick<FormDraft, 'offer' | 'discard'>;
  onContinue: () => void;
}

export function DraftNote({ draft: { offer, discard }, onContinue }: DraftNoteProps) {
  const texts = useUiTexts();
  if (!offer) return null;
  const at = new Date(offer.at);
  const decide = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    const field = fieldBeside(event.currentTarget);
    act();
    field?.focus();
  };
  return (
    <Note>
      <p>
        {texts.draft(at, dayOf(at.toISOString()) === today())}
        {offer.isOutdated && <small>{texts.draftOutdated}</small>}
        {offer.isPartial && <small>{texts.draftPartial}</small>}
      </p>
      <Buttons>
        <Button size="small" onClick={decide(onContinue)}>
          {texts.continueDraft}
        </Button>
        <Button size="small" onClick={decide(discard)}>
          {texts.discardDraft}
        </Button>
      </Buttons>
    </Note>
  );
}

/** Where the focus goes from a note that is decided: the first field of its form. */
const fieldBeside = (button: HTMLElement): HTMLElement | null | undefined =>
  button
    .closest('form, [role="dialog"], [data-draft]')
    ?.querySelector<HTMLElement>('input:not([type="hidden"], [type="file"], [disabled]), textarea:not([aria-hidden])');
