import { useT } from '@kadro/i18n';
import { feedback, Person } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Problem } from '../../../../form/Dialog.tsx';
import { useSubmission } from '../../../../form/use-submission.ts';
import { fullName, type PersonRow } from '../../../../people/person.ts';
import { type Result } from '../setting/findings.ts';

const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 10, '& p': { marginBlockStart: 2 } });

const Warning = styled('p')({ color: feedback.warning.text });

export interface ForPeople {
  people: readonly PersonRow[];
  from: string;
  to: string;
}

/** One command for several people; those who are refused are left, with the reason. */
export function useForPeople(
  { people, from, to }: ForPeople,
  path: string,
  onDone: (results: readonly Result[]) => void,
) {
  const { submit, isBusy, problem } = useSubmission();
  const [refused, setRefused] = useState<readonly Result[]>([]);
  const [warned, setWarned] = useState<readonly Result[]>([]);
  const left = refused.length > 0 ? people.filter(({ id }) => refused.some((one) => one.id === id)) : people;
  const send = (more: object) => {
    const body = { ids: left.map(({ id }) => id), from, to, ...more };
    return submit<{ results: readonly Result[] }>(
      { service: 'attendance', method: 'POST', path, body, silent: true },
      ({ results }) => {
        const found = results.filter(({ name }) => name !== undefined);
        setRefused(found);
        const warned = results.filter(({ details }) => details?.warnings?.length);
        setWarned(warned);
        if (found.length === 0 && warned.length === 0) onDone(results);
      },
    );
  };
  return { send, isBusy, problem, left, refused, warned };
}

interface RefusedProps {
  people: readonly PersonRow[];
  refused: readonly Result[];
  problem?: string;
}

export function Refused({ people, refused, problem }: RefusedProps) {
  const t = useT('console-attendance');
  if (problem) return <Problem role="alert">{problem}</Problem>;
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <p>{t('roster.refused', { people: refused.length })}</p>
      <List>
        {people.map((person) => (
          <li key={person.id}>
            <Person id={person.id} name={fullName(person)} image={person.profile?.imageUrl} size="tiny" />
            <Problem>{refused.find(({ id }) => id === person.id)?.message}</Problem>
          </li>
        ))}
      </List>
    </div>
  );
}

/** What is planned, against a rule. */
export function Warned({ people, warned }: { people: readonly PersonRow[]; warned: readonly Result[] }) {
  const t = useT('console-attendance');
  if (warned.length === 0) return null;
  return (
    <div role="alert">
      <p>{t('roster.warned', { people: warned.length })}</p>
      <List>
        {warned.map(({ id, details }) => {
          const person = people.find((one) => one.id === id);
          return (
            <li key={id}>
              {person && <Person id={id} name={fullName(person)} image={person.profile?.imageUrl} size="tiny" />}
              {details?.warnings?.map(({ message }) => (
                <Warning key={message}>{message}</Warning>
              ))}
            </li>
          );
        })}
      </List>
    </div>
  );
}
