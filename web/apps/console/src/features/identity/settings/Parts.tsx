import { type Keepable } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FactColumns } from '../../../fields/FactColumns.tsx';
import { FieldValue } from '../../../fields/Value.tsx';
import { type Values } from '../../../form/changes.ts';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { isLeftOpen, type KeptInput } from '../../../form/use-form-draft.ts';
import { type CommandInput } from '../../../form/use-command.ts';
import { fields, type FieldName } from './fields.ts';
import { type Organization } from './organization.ts';

const detail = ['name', 'datePattern', 'shiftSelection', 'gdprClarificationTextURL', 'publicURL'] as const;
const imprests = ['isMaxImprestValueCheckEnabled', 'maxImprestAmount', 'maxImprestCode'] as const;
const parameters = [
  'meaningfulTextLetters',
  'dateRangeDays',
  'searchLetters',
  'lastPasswords',
  'passwordExpiryDays',
  'passwordExpiryNoticeDays',
] as const;

interface PartProps {
  title: string;
  text?: string;
  names: readonly FieldName[];
  required?: readonly FieldName[];
  draft: KeptInput<FieldName>;
  record: Values;
  command: (changes: Values) => CommandInput;
  explain?: (field: FieldName) => string | undefined;
}

function Part({ title, text, names, required, draft, record, command, explain }: PartProps) {
  const t = useT('console-settings');
  const [editing, setEditing] = useState(() => isLeftOpen(draft));
  const parts = useMemo(() => [{ fields: names }], [names]);
  const close = () => setEditing(false);
  const edit = !editing && (
    <Button variant="outlined" size="small" onClick={() => setEditing(true)}>
      {t('common:action.edit')}
    </Button>
  );
  return (
    <Section title={title} action={edit}>
      {text && <p>{text}</p>}
      {editing ? (
        <CommandForm
          of={fields}
          parts={parts}
          record={record}
          required={required}
          draft={draft}
          command={command}
          submit={t('common:action.save')}
          onDone={close}
          onClose={close}
          explain={explain}
        />
      ) : (
        <Facts names={names} record={record} explain={explain} />
      )}
    </Section>
  );
}

function Facts({ names, record, explain }: Pick<PartProps, 'names' | 'record' | 'explain'>) {
  const t = useT('console-settings');
  const facts = names.map((field) => ({
    id: field,
    label: (
      <>
        {t(`console-fields:field.${field}`)}
        {explain && <small style={{ display: 'block' }}>{explain(field)}</small>}
      </>
    ),
    value:
      field === 'maxImprestAmount' ? (
        <MostPerImprest record={record} />
      ) : (
        <FieldValue of={fields[field]} value={record[field]} />
      ),
  }));
  return <FactColumns facts={facts} />;
}

/** A plain number while there is no currency. */
function MostPerImprest({ record: { maxImprestAmount: amount, maxImprestCode: currency } }: { record: Values }) {
  const { money } = useFormat();
  if (typeof amount !== 'string' || typeof currency !== 'string' || !amount || !currency)
    return <FieldValue of={fields.maxImprestAmount} value={amount} />;
  return <bdi>{money({ amount, currency })}</bdi>;
}

const draftOf = (
  { id, revision }: Organization,
  part: string,
  fields: readonly Keepable<FieldName>[],
): KeptInput<FieldName> => ({ name: `settings.${part}`, record: id, fields, seen: revision });

const put = ({ id, revision }: Organization, body: Values): CommandInput => ({
  method: 'PUT',
  path: `organizations/${id}`,
  body: { ...body, revision },
});

export function Detail({ organization }: { organization: Organization }) {
  const t = useT('console-settings');
  return (
    <Part
      title={t('settings.part.organization')}
      names={detail}
      required={['name', 'datePattern']}
      draft={draftOf(organization, 'detail', detail)}
      record={organization}
      command={(changes) => put(organization, changes)}
    />
  );
}

export function Imprests({ organization }: { organization: Organization }) {
  const t = useT('console-settings');
  return (
    <Part
      title={t('settings.imprests')}
      names={imprests}
      draft={draftOf(organization, 'imprests', imprests)}
      record={organization}
      command={(changes) => put(organization, changes)}
    />
  );
}

export function Parameters({ organization }: { organization: Organization }) {
  const t = useT('console-settings');
  return (
    <Part
      title={t('settings.part.parameters')}
      names={parameters}
      required={parameters}
      draft={draftOf(organization, 'parameters', parameters)}
      record={organization.parameters}
      command={(changes) => put(organization, { parameters: changes })}
      explain={(field) => t(`settings.explain.${field as (typeof parameters)[number]}`)}
    />
  );
}
