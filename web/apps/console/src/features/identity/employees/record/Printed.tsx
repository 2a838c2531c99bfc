import { useT } from '@kadro/i18n';
import { FactList, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { FactColumns } from '../../../../fields/FactColumns.tsx';
import { useLabel } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { fields } from '../fields.ts';
import { type Employee, managerLists } from '../model.ts';
import { sections, usedFields } from './sections.ts';

const Stack = styled('div')({ display: 'grid', gap: 24, '& > section': { breakInside: 'avoid' } });
const printed = ['profile', 'employment', 'contact', 'personal'] as const;

/** The whole record for printing, without closed sections. */
export function PrintedRecord({ employee }: { employee: Employee }) {
  const t = useT('console');
  const label = useLabel(fields);
  return (
    <Stack>
      {printed.map((name) => {
        const section = sections[name];
        const record = section.of(employee);
        return (
          record && (
            <Section key={name} title={t(`tab.${name}`)}>
              <FactColumns
                facts={usedFields(section, employee, record).map((field) => ({
                  id: field,
                  label: label(field),
                  value: <FieldValue of={fields[field]} value={record[field]} />,
                }))}
              />
            </Section>
          )
        );
      })}
      <Section title={t('tab.managers')}>
        <FactList
          facts={managerLists.map((list) => ({
            id: list,
            label: label(list),
            value: <FieldValue of={fields[list]} value={employee.management[list]} />,
          }))}
        />
      </Section>
    </Stack>
  );
}
