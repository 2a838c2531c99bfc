import { styled } from '@mui/material/styles';
import { ink, Person, radius } from '@kadro/ui';
import { nameOf, type PersonCard } from './types.ts';

const Cards = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: 8,
  listStyle: 'none',
});
const Card = styled('li')({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 60,
  padding: '8px 12px',
  border: `1px solid ${ink.line}`,
  borderRadius: radius.control,
});
const Rows = styled('ul')({
  display: 'grid',
  gap: 12,
  listStyle: 'none',
  '& > li': { minWidth: 0, display: 'flex' },
});

export interface PersonCardsProps {
  people: readonly PersonCard[];
  second?: (person: PersonCard) => React.ReactNode;
}

export function PersonCards({ people, second = ({ job }) => job }: PersonCardsProps) {
  return (
    <Cards>
      {people.map((person) => (
        <Card key={person.id}>
          <Person id={person.id} name={nameOf(person)} image={person.imageUrl} second={second(person)} />
        </Card>
      ))}
    </Cards>
  );
}

export function PersonRows({ people, second = ({ job }) => job }: PersonCardsProps) {
  return (
    <Rows>
      {people.map((person) => (
        <li key={person.id}>
          <Person id={person.id} name={nameOf(person)} image={person.imageUrl} second={second(person)} />
        </li>
      ))}
    </Rows>
  );
}
