import Button from '@mui/material/Button';
import { Check } from 'lucide-react';
import {
  DaySquare,
  type DaySquareProps,
  Frame,
  IconText,
  kindColour,
  LoginArt,
  MarkWord,
  Section,
  Sheet,
  Squares,
  StatusChip,
  Splash,
} from '../index.ts';
import { requestStates, type wordsOf } from './words.ts';

const days: DaySquareProps[] = [
  { fill: 'solid' },
  { fill: 'striped' },
  { fill: 'hollow' },
  { fill: 'striped', tone: 'own' },
  { fill: 'solid', tone: 'green' },
  { fill: 'solid', part: 0.5, tone: 'red' },
  { fill: 'ring', colour: kindColour('#009999') },
  { fill: 'hollow', framed: true },
  { fill: 'cross', tone: 'red' },
  { fill: 'dashed' },
];

const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;

type Words = ReturnType<typeof wordsOf>;

export const Icons = ({ words }: { words: Words }) => (
  <>
    <MarkWord />
    <Section title="Status">
      <div style={row}>
        {requestStates.map((state, index) => (
          <StatusChip key={state} status={state}>
            {words.states[index]}
          </StatusChip>
        ))}
      </div>
    </Section>
    <Days names={words.days} />
    <Actions names={words.buttons} />
    <Frame>
      <Sheet>
        <span style={{ fontSize: 40, lineHeight: '44px', fontWeight: 560, letterSpacing: '-0.03em' }}>11,5</span>
      </Sheet>
    </Frame>
    <LoginArt legend={{ happened: words.days[0], asked: words.days[1], open: words.days[2] }} />
    <div style={{ height: 120, overflow: 'hidden', display: 'grid', placeItems: 'center' }}>
      <Splash />
    </div>
  </>
);

const Days = ({ names }: { names: Words['days'] }) => (
  <Section title="Days">
    <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {days.map((square, index) => (
        <IconText key={names[index]} icon={<DaySquare size="grid" {...square} />}>
          {names[index]}
        </IconText>
      ))}
    </div>
    <Squares happened={8.5} total={20} size="text" label="8.5 of 20" />
    <Squares happened={10.5} asked={3.5} total={22} missing={2} size="table" label="10.5 of 22, 3.5 asked for" />
    <Squares happened={60} asked={20} total={120} label="60 of 120" />
    <div style={{ display: 'flex', gap: 5 }}>
      {Array.from({ length: 10 }, (_, day) => (
        <DaySquare
          key={day}
          size="grid"
          fill={day === 6 ? 'hollow' : 'solid'}
          part={day === 4 ? 0.5 : 1}
          tone={day === 4 ? 'red' : day > 7 ? 'soft' : day === 6 ? 'free' : 'green'}
          framed={day === 4}
          label={`${day + 1}`}
        />
      ))}
    </div>
  </Section>
);

function Actions({ names: [send, later, approve, deny, ask, more] }: { names: Words['buttons'] }) {
  return (
    <Section title="Actions">
      <div style={row}>
        <Button variant="contained">{send}</Button>
        <Button variant="outlined">{later}</Button>
        <Button variant="contained" color="approved" startIcon={<Check strokeWidth={1.7} />}>
          {approve}
        </Button>
        <Button variant="tinted" color="approved" startIcon={<Check strokeWidth={1.7} />}>
          {approve}
        </Button>
        <Button variant="outlined" color="denied">
          {deny}
        </Button>
        <Button variant="outlined" color="detail">
          {ask}
        </Button>
        <Button>{more}</Button>
        <Button variant="contained" disabled>
          {send}
        </Button>
        <Button variant="outlined" className="Mui-focusVisible">
          {later}
        </Button>
      </div>
    </Section>
  );
}
