import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { FactList, Section, Sheet, type Fact } from '@kadro/ui';
import { useOrganization } from '../../../people/own-file.ts';
import { nameOf, type Employee, type Workplace } from '../../../people/types.ts';
import { type Read } from '../../../core/use-read.ts';
import { isOn } from '../../../navigation/menu.ts';
import { myFile, myFileArea } from '../../../people/paths.ts';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { Async } from '../../../parts/Async.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { PersonHeader } from '../../../people/Header.tsx';

const Grid = styled('div')({ display: 'grid', gap: 20 });

/** The facts about oneself that colleagues and managers know. */
export function Facts({ file, workplace }: { file: Read<Employee>; workplace: Read<Workplace> }) {
  const t = useT();
  const { data } = useOrganization();
  const more = isOn(data?.mobileSettings, myFileArea) && <MoreLink to={myFile}>{t('portal:nav.myFile')}</MoreLink>;
  return (
    <Sheet>
      <Section title={t('portal:today.facts')} action={more}>
        <Async query={file} lines={6} failed={t('portal:file.notReadable')}>
          {(employee) => <Known employee={employee} workplace={workplace} />}
        </Async>
      </Section>
    </Sheet>
  );
}

function Known({ employee, workplace }: { employee: Employee; workplace: Read<Workplace> }) {
  const t = useT();
  const { date } = useFormat();
  const { data: names, error } = workplace;
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
      {!names && error === undefined && <Pending />}
      <PersonHeader
        id={employee.id}
        name={nameOf(employee)}
        image={employee.profile?.imageUrl}
        second={employee.title ?? names?.job}
      />
      <FactList facts={facts} />
    </Grid>
  );
}
