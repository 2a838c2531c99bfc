import { useFormat, useT } from '@kadro/i18n';
import { Field, ink, Pager } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router';
import { PersonName } from '../../../../people/PersonName.tsx';
import { dayPath } from '../model.ts';
import { keyOf, type NamedDay } from './days.ts';
import { type Closing } from './use-closing.ts';

const perPage = 20;

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  '& > li': { display: 'grid', gap: 6, padding: '10px 0', borderBlockStart: `1px solid ${ink.line}` },
  '& a': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 24,
    color: ink.primaryText,
  },
});

/** Days that cannot be calculated, each with a link to its record and a reason; one reason may be that of all. */
export function AsTheyAre({ closing }: { closing: Closing }) {
  const t = useT('console-attendance');
  const [page, setPage] = useState(1);
  const { days, reasons, setReasons, problems } = closing;
  return (
    <>
      <Field
        label={t('period.reasonOfAll')}
        helper={t('period.reasonOfAllHelp')}
        value={reasons.all}
        error={problems.all}
        multiline
        minRows={2}
        autoComplete="off"
        onChange={({ target }) => setReasons({ ...reasons, all: target.value })}
      />
      <List>
        {days.slice((page - 1) * perPage, page * perPage).map((day) => (
          <Day key={keyOf(day)} day={day} closing={closing} />
        ))}
      </List>
      <Pager page={page} rowsPerPage={perPage} total={days.length} onPage={setPage} />
    </>
  );
}

function Day({ day, closing: { reasons, setReasons, problems } }: { day: NamedDay; closing: Closing }) {
  const t = useT('console-attendance');
  const { date, weekday } = useFormat();
  const key = keyOf(day);
  return (
    <li>
      {/* beside this page, where reasons are being typed */}
      <Link to={dayPath(day.employeeId, day.date)} target="_blank" rel="noopener">
        <PersonName id={day.employeeId} />
        <span>
          {weekday(day.date, 'short')} {date(day.date)}
        </span>
      </Link>
      <Field
        label={t('period.reasonOfDay')}
        value={reasons.own[key] ?? ''}
        error={problems.own[key]}
        autoComplete="off"
        onChange={({ target }) => setReasons({ ...reasons, own: { ...reasons.own, [key]: target.value } })}
      />
    </li>
  );
}
