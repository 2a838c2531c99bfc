import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { FactList, languages, Section, SelectField, Sheet, type Fact, type UiLanguage } from '@kadro/ui';
import { useChooseLanguage } from '../../../people/language.ts';
import { useBranchNames } from '../../../people/names.ts';
import { type Employee } from '../../../people/types.ts';
import { FilePage } from './Frame.tsx';
import { roleText } from './role-text.ts';

const offered = Object.entries(languages).map(([value, label]) => ({ value, label }));

export function LanguageRole({ employee }: { employee: Employee }) {
  const t = useT();
  const { list } = useFormat();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const adminBranches = employee.roles?.adminBranches ?? [];
  const branches = useBranchNames(adminBranches);
  const facts: Fact[] = [
    { label: t('field.role'), value: roleText(t, employee.role) },
    ...(adminBranches.length > 0
      ? [{ label: t('field.adminBranches'), value: branches.data && list(branches.data) }]
      : []),
  ];
  return (
    <FilePage>
      <Sheet>
        <Section title={t('field.language')}>
          <SelectField
            label={t('field.language')}
            helper={t('portal:file.help.language')}
            options={offered}
            value={language}
            onChange={({ target }) => void choose(target.value as UiLanguage)}
            sx={{ maxWidth: 320 }}
          />
        </Section>
      </Sheet>
      <Sheet>
        <Section title={t('field.role')}>
          <FactList facts={facts} stacked />
        </Section>
      </Sheet>
    </FilePage>
  );
}
