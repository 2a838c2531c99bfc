import { useT } from '@kadro/i18n';
import { FactList } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useLabel } from '../fields/use-texts.ts';
import { FieldValue } from '../fields/Value.tsx';
import { factsOf, type NamedRecord, type RecordDeclaration } from './declaration.ts';

const Title = styled('h2')({ paddingInlineEnd: 32, marginBlockEnd: 12 });

export function RecordPanel({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  const t = useT('console');
  const label = useLabel(of.fields);
  return (
    <>
      <Title>
        <bdi>{record.name}</bdi>
      </Title>
      <Button variant="outlined" component={Link} to={`/${of.name}/${record.id}/show`} sx={{ mb: 5 }}>
        {t('panel.open')}
      </Button>
      <FactList
        facts={factsOf(of).map((field) => ({
          id: field,
          label: label(field),
          value: <FieldValue of={of.fields[field]} value={record[field]} />,
        }))}
      />
    </>
  );
}
