import { useState } from 'react';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import {
  CheckField,
  ConfirmDialog,
  DateField,
  ErrorSummary,
  Field,
  LanguageSwitch,
  PasswordField,
  FilterChips,
  SearchField,
  Section,
  SelectField,
  SwitchField,
  ThemeSwitch,
  useToast,
  type UiLanguage,
} from '../index.ts';
import { KeyHint } from '../layout/IconText.tsx';

const two = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } as const;
const row = { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' } as const;
const problems = [
  { field: 'staff', text: 'Staff number is taken' },
  { field: 'reason', text: 'Reason has at least 10 letters' },
  { field: 'kind', text: 'Kind is missing' },
];

const kinds = [
  { value: 'a', label: 'Annual leave' },
  { value: 'b', label: 'Excuse' },
];
const filters = [
  { id: '1', subject: 'Type is', value: 'Full time' },
  { id: '2', subject: 'Hired before', value: '31 Oct 2026' },
];

interface LanguageProps {
  language: UiLanguage;
  onLanguage: (language: UiLanguage) => void;
}

export const Forms = ({ language, onLanguage }: LanguageProps) => (
  <>
    <Fields language={language} />
    <Filters />
    <Section title="Switches">
      <div style={row}>
        <LanguageSwitch value={language} onChange={onLanguage} />
        <LanguageSwitch compact value={language} onChange={onLanguage} />
        <ThemeSwitch />
        <ThemeSwitch compact />
      </div>
      <Dialogs />
    </Section>
  </>
);

function Fields({ language }: { language: UiLanguage }) {
  const [day, setDay] = useState('2026-10-22');
  return (
    <Section title="Fields">
      <ErrorSummary problems={problems} />
      <div style={two}>
        <Field id="staff" label="Staff number" defaultValue="L-0392" helper="Free" required />
        <Field id="reason" label="Reason" defaultValue="ok" error="At least 10 letters" />
        <SelectField id="kind" label="Kind of leave" empty="" options={kinds} defaultValue="a" />
        <DateField
          label="First day"
          value={day}
          onChange={setDay}
          language={language}
          pattern="DD.MM.YYYY"
          helper={day}
        />
        <Field
          label="Note"
          multiline
          minRows={2}
          defaultValue="Two lines of a note that wraps when it is long enough to do so"
        />
        <NewPassword />
      </div>
      <div style={two}>
        <SwitchField label="Notify by e-mail" helper="For decisions and reminders" defaultChecked />
        <SwitchField label="Notify by SMS" />
        <CheckField label="I have read the privacy text" />
        <CheckField label="Keep me signed in" defaultChecked />
      </div>
    </Section>
  );
}

function NewPassword() {
  const [password, setPassword] = useState('abcdefgh');
  return (
    <PasswordField
      label="Password"
      labelEnd={
        <Link href="#forgot" variant="label">
          Forgot password
        </Link>
      }
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      rules={[
        { id: 'long', label: 'At least 8 characters', met: password.length >= 8 },
        { id: 'figure', label: 'A figure', met: /\d/.test(password) },
        { id: 'capital', label: 'A capital letter', met: /\p{Lu}/u.test(password) },
      ]}
    />
  );
}

function Filters() {
  const [search, setSearch] = useState('');
  const toast = useToast();
  return (
    <Section title="Filters">
      <SearchField label="Name or number" value={search} onChange={setSearch} end={<KeyHint keys={['Ctrl K']} />} />
      <FilterChips onRemove={() => toast({ text: 'Filter removed' })} phrases={filters} label="Filters">
        <Button color="inherit" size="small">
          + Filter
        </Button>
      </FilterChips>
    </Section>
  );
}

function Dialogs() {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const approved = {
    text: 'Approved: Ayşe Demir, 26–30 Oct',
    status: 'APPROVED',
    action: { label: 'Show', onClick: () => undefined },
  } as const;
  return (
    <>
      <div style={row}>
        <Button variant="outlined" onClick={() => toast(approved)}>
          Toast
        </Button>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Dialog
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => toast({ text: 'Leave cancelled', status: 'CANCELLED' })}
        title="Cancel leave from 28 October?"
        effect="Days that come back: 1.5"
        confirm="Cancel leave"
        cancel="Keep it"
        colour="primary"
      />
    </>
  );
}
