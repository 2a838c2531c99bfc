import { useState } from 'react';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Tabs from '@mui/material/Tabs';
import {
  EmptyState,
  ErrorState,
  FactList,
  HistoryList,
  PageTitle,
  Pager,
  Person,
  PersonAvatar,
  Section,
  Sheet,
  SkeletonBlock,
} from '../index.ts';
import { type wordsOf } from './words.ts';

const three = { display: 'grid', gap: 14, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' } as const;

type Words = ReturnType<typeof wordsOf>;
interface WordsProps {
  words: Words;
}

const personAt = ({ people }: Words, index: number) => ({ id: `p${index}`, name: people[index] ?? '' });

export const Records = ({ words }: WordsProps) => (
  <>
    <PageTitle
      title={words.title}
      second="Week 43 · Gebze plant"
      actions={<Button variant="outlined">+ New request</Button>}
    />
    <Section title="People" count="7">
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {words.people.map((name, index) => (
          <PersonAvatar key={name} id={`p${index}`} name={name} />
        ))}
      </div>
      <Person {...personAt(words, 0)} second={words.kind} />
      <Person {...personAt(words, 2)} size="small" />
    </Section>
    <Facts words={words} />
    <Changes words={words} />
    <PeopleTable words={words} />
    <SheetStates words={words} />
  </>
);

const Facts = ({ words }: WordsProps) => (
  <Sheet>
    <FactList
      facts={[
        { label: 'Branch', value: 'Istanbul, Gebze plant' },
        { label: 'Manager', value: <Person {...personAt(words, 3)} size="tiny" /> },
        { label: 'Title', value: '' },
        { label: 'Phone', value: <bdi dir="ltr">+90 555 010 01 78</bdi> },
        { label: 'Salary', hidden: true },
      ]}
    />
  </Sheet>
);

const Changes = ({ words }: WordsProps) => (
  <Sheet>
    <HistoryList
      entries={[
        {
          id: '1',
          when: '1 Nov 2026',
          kind: 'planned',
          who: personAt(words, 4),
          changes: [{ field: 'Unit', old: 'Planning', new: 'Quality' }],
        },
        {
          id: '2',
          when: '9 Oct 2026',
          what: 'Contact changed',
          who: personAt(words, 0),
          changes: [{ field: 'Phone', old: '… 01 02', new: '… 01 78' }],
        },
        { id: '3', when: '1 Jan 2026', who: personAt(words, 1), changes: [{ field: 'Unit', new: 'Planning' }] },
      ]}
    />
  </Sheet>
);

function PeopleTable({ words }: WordsProps) {
  const [page, setPage] = useState(1);
  const [tab, setTab] = useState(0);
  return (
    <Sheet flush>
      <Tabs value={tab} onChange={(_, next: number) => setTab(next)} sx={{ paddingInline: 5 }}>
        <Tab label="Active" />
        <Tab label="Starting soon" />
        <Tab label="Resigned" />
      </Tabs>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell>Job</TableCell>
            <TableCell align="right">Hired</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {words.people.slice(0, 4).map((name, index) => (
            <TableRow key={name} hover selected={index === 1}>
              <TableCell>
                <Person id={`p${index}`} name={name} size="small" />
              </TableCell>
              <TableCell>Operator</TableCell>
              <TableCell align="right">12 Mar 2018</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <div style={{ padding: '8px 16px' }}>
        <Pager page={page} rowsPerPage={18} total={58} onPage={setPage} />
      </div>
    </Sheet>
  );
}

const SheetStates = ({ words }: WordsProps) => (
  <div style={three}>
    <Sheet>
      <EmptyState title="Nothing waits for you" text="Decided today: 4" action={<Button>{words.buttons[5]}</Button>} />
    </Sheet>
    <Sheet>
      <SkeletonBlock lines={4} />
    </Sheet>
    <Sheet>
      <ErrorState title="Balances do not answer" text="The rest works. Trying again." onRetry={() => undefined} />
    </Sheet>
  </div>
);
