import { FactList, type Fact } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Columns = styled('div')({
  display: 'grid',
  gap: '11px 56px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
  '@media print': { gridTemplateColumns: '1fr 1fr' },
});

const minForColumns = 8;

export function FactColumns({ facts }: { facts: readonly Fact[] }) {
  if (facts.length < minForColumns) {
    return (
      <div style={{ maxWidth: 640 }}>
        <FactList stacked facts={facts} />
      </div>
    );
  }
  const half = Math.ceil(facts.length / 2);
  return (
    <Columns>
      <FactList stacked facts={facts.slice(0, half)} />
      <FactList stacked facts={facts.slice(half)} />
    </Columns>
  );
}
