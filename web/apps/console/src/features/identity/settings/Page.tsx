import { useT } from '@kadro/i18n';
import { PageTitle, phone, Section, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { RecordHistory } from '../../../history/List.tsx';
import { tabPanel, TabLinks } from '../../../parts/TabLinks.tsx';
import { Areas } from './Areas.tsx';
import { history } from './fields.ts';
import { type Organization } from './organization.ts';
import { Detail, Imprests, Parameters } from './Parts.tsx';

const Head = styled('div')({ padding: '14px 20px 0', [phone]: { paddingInline: 14 } });
const Body = styled('div')({
  display: 'grid',
  gap: 32,
  padding: 20,
  maxWidth: 900,
  minWidth: 0,
  [phone]: { paddingInline: 14 },
});

const parts = ['organization', 'parameters', 'areas', 'history'] as const;
type Part = (typeof parts)[number];
const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

export function Settings() {
  const t = useT('console');
  const wanted = useParams()['part'] ?? '';
  const part = isPart(wanted) ? wanted : 'organization';
  const { data, isPending, error, refetch } = useGetOne<Organization>('organization', { id: 'own' });
  useEffect(() => void (document.title = `${t('nav.settings')} · Kadro`), [t]);
  return (
    <>
      <Head>
        <PageTitle title={t('nav.settings')} second={data?.name && <bdi>{data.name}</bdi>} />
      </Head>
      <TabLinks
        label={t('nav.settings')}
        value={part}
        tabs={parts.map((name) => ({
          name,
          label: t(`console-settings:settings.part.${name}`),
          to: name === 'organization' ? '/settings' : `/settings/${name}`,
        }))}
      />
      <Body {...tabPanel(part)}>
        {error && !data ? (
          <ReadFailure error={error} title={t('list.failed')} onRetry={() => void refetch()} />
        ) : isPending || !data ? (
          <SkeletonBlock lines={8} />
        ) : (
          <PartBody part={part} organization={data} />
        )}
      </Body>
    </>
  );
}

function PartBody({ part, organization }: { part: Part; organization: Organization }) {
  const t = useT('console');
  if (part === 'parameters') return <Parameters organization={organization} />;
  if (part === 'areas') return <Areas organization={organization} />;
  if (part === 'history') {
    return (
      <Section title={t('common:common.history')}>
        <RecordHistory resource="organization" id={organization.id} of={history} />
      </Section>
    );
  }
  return (
    <>
      <Detail organization={organization} />
      <Imprests organization={organization} />
    </>
  );
}
