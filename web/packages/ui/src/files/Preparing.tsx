import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useDelayed } from '../feedback/use-delayed.ts';
import { ink } from '../tokens/vars.ts';

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxInlineSize: 340,
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
}));

/** Says that a picture is being prepared, once that takes a while; stands in what is read aloud when it changes. */
export function Preparing({ text }: { text: string }) {
  return useDelayed() ? (
    <Lines>
      {text}
      <LinearProgress aria-hidden />
    </Lines>
  ) : null;
}
