import { useParams } from 'react-router';
import { useT } from '@kadro/i18n';
import { Sheet } from '@kadro/ui';
import { useOwnFile } from '../../queries/questions.ts';
import { type Employee } from '../../queries/types.ts';
import { type FilePage as PageName } from '../../navigation/where-to.ts';
import { Answer } from '../../parts/Answer.tsx';
import { Employment } from './Employment.tsx';
import { contactGroups, personalGroups } from './fields.ts';
import { FilePage } from './FilePage.tsx';
import { LanguageRole } from './LanguageRole.tsx';
import { Managers } from './Managers.tsx';
import { Overview } from './Overview.tsx';
import { Profile } from './Profile.tsx';
import { SectionPage } from './SectionPage.tsx';

const pages: Record<PageName, (props: { employee: Employee }) => React.ReactNode> = {
  overview: Overview,
  profile: Profile,
  'language-role': LanguageRole,
  contact: ({ employee }) => <SectionPage employee={employee} section="contact" groups={contactGroups} saved="portal:file.saved.contact" />,
  personal: ({ employee }) => <SectionPage employee={employee} section="personal" groups={personalGroups} saved="portal:file.saved.personal" />,
  employment: Employment,
  managers: Managers,
};

/** The own file, one page of it at a time. */
export default function MyFile() {
  const t = useT('portal');
  const { page } = useParams();
  const file = useOwnFile();
  const Shown = pages[page as PageName];
  if (file.data) return <Shown key={page} employee={file.data} />;
  return (
    <FilePage>
      <Sheet>
        <Answer read={file} lines={6} failed={t('file.notReadable')}>
          {() => null}
        </Answer>
      </Sheet>
    </FilePage>
  );
}
