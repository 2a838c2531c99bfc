import { useT } from '@kadro/i18n';
import { PageTitle } from '@kadro/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { CommandForm } from '../form/CommandForm.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { emptied, type RecordDeclaration, toBody } from './declaration.ts';
import { Met } from './Met.tsx';
import { RecordPage } from './PageBody.tsx';
import { useParts } from './use-parts.ts';

export function RecordCreate({ of }: { of: RecordDeclaration }) {
  const t = useT('console');
  const navigate = useNavigate();
  const title = t(`${of.name}.create`);
  const parts = useParts(of);
  useEffect(() => void (document.title = `${title} · Kadro`), [title]);
  return (
    <>
      <BackLink to={`/${of.name}`}>{t(`nav.${of.name}`)}</BackLink>
      <RecordPage>
        <PageTitle title={title} />
        <CommandForm
          of={of.fields}
          parts={parts}
          defaults={of.defaults}
          required={of.required}
          draft={{ name: of.name, fields: of.kept }}
          command={(values) => ({
            service: of.service,
            method: 'POST',
            path: of.name,
            body: { ...emptied(of), ...toBody(values) },
          })}
          submit={t('common:action.save')}
          onDone={({ id }) => void navigate(`/${of.name}/${id}/show`)}
          onClose={() => void navigate(`/${of.name}`)}
        >
          {of.meets && <Met of={of} />}
        </CommandForm>
      </RecordPage>
    </>
  );
}
