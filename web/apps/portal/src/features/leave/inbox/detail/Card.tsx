import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { Narrow } from '../../../inbox/detail/Layout.tsx';
import { type LeaveRequest } from '../../data/types.ts';
import { Documents } from '../../files/Documents.tsx';
import { RequestContext } from './Context.tsx';
import { TeamDays } from './TeamDays.tsx';

/** The open request on narrow screens. */
export function RequestCard({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const documents = request.documents ?? [];
  return (
    <Narrow request={request}>
      {documents.length > 0 && (
        <Section title={t('common:field.documents')}>
          <Documents requestId={request.id} documents={documents} />
        </Section>
      )}
      <TeamDays request={request} compact />
      <RequestContext request={request} />
    </Narrow>
  );
}
