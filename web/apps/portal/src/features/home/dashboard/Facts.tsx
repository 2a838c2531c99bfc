import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { FactList, Section, Sheet, type Fact } from '@kadro/ui';
import { useOrganization } from '../../../people/questions.ts';
import { nameOf, type Employee, type Places } from '../../../people/types.ts';
import { type Read } from '../../../core/use-read.ts';
import { isOn } from '../../../navigation/menu.ts';
import { myFile } from '../../../navigation/where-to.ts';
import { Unknown } from '../../../parts/RevealTogether.tsx';
import { Answer } from '../../../parts/Async.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { PersonHead } from '../../../people/Head.tsx';

const Grid = styled('div')({ display: 'grid', gap: 20 });

/** Who one is here: the facts that colleagues and managers know. */
export function Facts({ file, places }: { file: Read<Employee>; places: Read<Places> }) {
  const t = useT();
  const { data } = useOrganization();
  const more = isOn(data?.mobileSettings, 'hrPage') && <MoreLink to={myFile}>{t('portal:nav.myFile')}</MoreLink>;
  return (
    <Sheet>
      <Section title={t('portal:today.facts')} action={more}>
        <Answer read={file} lines={6} failed={t('portal:file.notReadable')}>
          {(employee) => <Known employee={employee} places={places} />}
        </Answer>
      </Section>
    </Sheet>
  );
}

function Known({ employee, places }: { employee: Employee; places: Read<Places> }) {
  const t = useT();
  const { date } = useFormat();
  const { data: names, error } = places;
  const facts: Fact[] = [
    { label: t('field.staffNumber'), value: employee.staffNumber && <bdi dir="ltr">{employee.staffNumber}</bdi> },
    { label: t('field.branchId'), value: names?.branch },
    { label: t('field.unitId'), value: names?.unit },
    { label: t('field.teamId'), value: names?.team },
    { label: t('field.jobId'), value: names?.job },
    { label: t('field.hiredDate'), value: employee.hiredDate && date(employee.hiredDate) },
  ];
  return (
    <Grid>
      {!names && error === undefined && <Unknown />}
      <PersonHead
        id={employee.id}
        name={nameOf(employee)}
        image={employee.profile?.imageUrl}
        second={employee.title ?? names?.job}
      />
      <FactList facts={facts} />
    </Grid>
  );
}
