import { ink, radius } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Total } from '../server/resource.ts';

const Line = styled('span')({ display: 'inline-flex', gap: 8, alignItems: 'center' });
const Figure = styled('span')(({ theme }) => ({
  ...(theme.typography.tick as object),
  padding: '1px 6px',
  borderRadius: radius.chip,
  color: ink.textMuted,
  backgroundColor: ink.soft,
}));

export function Count({ word, count, number }: { word: string; count?: Total; number: (value: number) => string }) {
  return (
    <Line>
      {word}
      {count && (
        <Figure>
          {number(count.total)}
          {count.capped && '+'}
        </Figure>
      )}
    </Line>
  );
}
