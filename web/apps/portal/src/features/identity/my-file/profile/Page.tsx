import { useT } from '@kadro/i18n';
import { FactList, Sheet, type Fact } from '@kadro/ui';
import { type Employee } from '../../../../people/types.ts';
import { profileGroups } from '../section/fields.ts';
import { Picture } from './Picture.tsx';
import { SectionPage } from '../section/Page.tsx';

/** The profile: name and numbers are kept by HR; picture, phone and notifications by oneself. */
export function Profile({ employee }: { employee: Employee }) {
  const t = useT();
  const facts: Fact[] = [
    { label: t('field.firstName'), value: employee.firstName },
    { label: t('field.lastName'), value: employee.lastName },
    {
      label: t('field.identityNumber'),
      value: employee.profile?.identityNumber && <bdi dir="ltr">{employee.profile.identityNumber}</bdi>,
    },
    { label: t('field.workEmail'), value: employee.workEmail && <bdi dir="ltr">{employee.workEmail}</bdi> },
  ];
  return (
    <SectionPage employee={employee} section="profile" groups={profileGroups} saved="portal:file.saved.profile">
      <Sheet>
        <FactList facts={facts} stacked />
      </Sheet>
      <Picture employee={employee} />
    </SectionPage>
  );
}
