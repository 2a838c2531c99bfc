import { useParams } from 'react-router';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, Sheet } from '@kadro/ui';
import { useFileOn } from './use-file-on.ts';
import { useOwnFile } from '../../../people/own-file.ts';
import { type Employee } from '../../../people/types.ts';
import { type FilePageName as PageName } from './pages.ts';
import { Async } from '../../../parts/Async.tsx';
import { useDay } from '../../../parts/day/use-day.ts';
import { Employment } from './Employment.tsx';
import { contactGroups, personalGroups } from './section/fields.ts';
import { FilePage, isDated } from './Frame.tsx';
import { LanguageRole } from './LanguageRole.tsx';
import { Managers } from './Managers.tsx';
import { Overview } from './Overview.tsx';
import { Profile } from './profile/Page.tsx';
import { SectionPage } from './section/Page.tsx';

const pages: Record<PageName, (props: { employee: Employee }) => React.ReactNode> = {
  overview: Overview,
  profile: Profile,
  'language-role': LanguageRole,
  contact: ({ employee }) => (
    <SectionPage employee={employee} section="contact" groups={contactGroups} saved="portal:file.saved.contact" />
  ),
  personal: ({ employee }) => (
    <SectionPage employee={employee} section="personal" groups={personalGroups} saved="portal:file.saved.personal" />
  ),
  employment: Employment,
  managers: Managers,
};

export default function MyFile() {
  const t = useT('portal');
  const { page } = useParams();
  const file = useOwnFile();
  const { on } = useDay();
  const Shown = pages[page as PageName];
  if (on !== null && isDated(page)) return <FileOn page={Shown} />;
  if (file.data) return <Shown key={page} employee={file.data} />;
  return (
    <FilePage>
      <Sheet>
        <Async query={file} lines={6} failed={t('file.notReadable')}>
          {() => null}
        </Async>
      </Sheet>
    </FilePage>
  );
}

function FileOn({ page: Shown }: { page: (props: { employee: Employee }) => React.ReactNode }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const { on, now, knownAt } = useDay();
  const file = useFileOn(on, knownAt);
  if (file.data) return <Shown employee={file.data} />;
  return (
    <FilePage>
      <Sheet>
        <Async query={file} lines={6} failed={t('portal:file.notReadable')}>
          {() => (
            <EmptyState title={t('person.notYet', { date: dateInSentence(on ?? now) })} text={t('person.notYetText')} />
          )}
        </Async>
      </Sheet>
    </FilePage>
  );
}
