import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { type LeaveRequest } from '../../data/types.ts';
import { Documents } from '../../files/Documents.tsx';
import { RequestContext } from './Context.tsx';
import { AwayWeeks } from './AwayWeeks.tsx';
import { RequestHeader } from '../../../inbox/detail/Header.tsx';
import { Body, Rule } from '../../../inbox/detail/Layout.tsx';
import { TeamDays } from './TeamDays.tsx';

/** Side by side where the days of a week have room. */
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 36px',
  alignItems: 'start',
  '& > *': { minWidth: 0, flex: '1 1 240px' },
  '& > :first-of-type:not(:last-of-type)': { flex: '1.35 1 400px' },
});

/** The open request on wide screens. */
export function RequestDetail({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const documents = request.documents ?? [];
  return (
    <Body>
      <RequestHeader request={request} />
      {documents.length > 0 && (
        <Section title={t('common:field.documents')}>
          <Documents requestId={request.id} documents={documents} />
        </Section>
      )}
      <Rule />
      <Pair>
        <TeamDays request={request} />
        <RequestContext request={request} />
      </Pair>
      <Rule />
      <AwayWeeks request={request} />
    </Body>
  );
}
