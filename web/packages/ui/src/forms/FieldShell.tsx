import { useId, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { TriangleAlert } from 'lucide-react';
import { useUiTexts } from '../texts.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { feedback, ink } from '../tokens/vars.ts';

export interface FieldWords {
  label: ReactNode;
  /** A quiet line below; an error takes its place. */
  helper?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  labelEnd?: ReactNode;
}

const Shell = styled('div')({ display: 'grid', minWidth: 0, alignContent: 'start' });
const Head = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 12,
  marginBlockEnd: 4,
});
const Label = styled('label')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: theme.typography.strong.fontWeight,
  color: ink.textMuted,
}));
const Below = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
  marginBlockStart: 4,
  display: 'flex',
  gap: 6,
  alignItems: 'flex-start',
  '& svg': { flex: 'none', marginBlockStart: 1 },
}));

/** Takes no space, and no gap of a grid, while it is empty. */
const Live = styled('div')({ '&:empty': { position: 'absolute' } });

export interface FieldIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

export function useFieldIds({ helper, error, required }: FieldWords, given?: string): FieldIds {
  const made = useId();
  const id = given ?? made;
  return {
    id,
    'aria-describedby': error || helper ? `${id}-below` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
}

export function HelperText({ id, helper, error }: { id: string } & Pick<FieldWords, 'helper' | 'error'>) {
  return (
    <Live aria-live="polite">
      {error ? (
        <Below id={`${id}-below`} style={{ color: feedback.error.text }}>
          <TriangleAlert size={14} strokeWidth={1.7} aria-hidden />
          <span>{error}</span>
        </Below>
      ) : (
        helper && <Below id={`${id}-below`}>{helper}</Below>
      )}
    </Live>
  );
}

export function FieldShell({
  id,
  label,
  helper,
  error,
  required,
  labelEnd,
  className,
  children,
}: FieldWords & { id: string; className?: string; children: ReactNode }) {
  return (
    <Shell className={className}>
      <Head>
        <Label htmlFor={id} id={`${id}-label`}>
          {label}
          {required && <RequiredMark />}
        </Label>
        {labelEnd}
      </Head>
      {children}
      <HelperText id={id} helper={helper} error={error} />
    </Shell>
  );
}

function RequiredMark() {
  const { required } = useUiTexts();
  return (
    <>
      <span aria-hidden style={{ color: feedback.error.text, marginInlineStart: 3 }}>
        *
      </span>
      <VisuallyHidden>, {required}</VisuallyHidden>
    </>
  );
}
