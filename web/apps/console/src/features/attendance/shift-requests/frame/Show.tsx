import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { type ReactNode, useCallback } from 'react';
import { CancelRequest } from '../../../../requests/record/CancelRequest.tsx';
import { RequestShow, Stack, Two } from '../../../../requests/record/RequestShow.tsx';
import { RequestTitle } from '../../../../requests/record/RequestTitle.tsx';
import { type Correction, type ShiftRequest } from '../model.ts';
import { StateChip } from '../words.tsx';
import { ChainAndDecision, History } from './Chain.tsx';
import { type Asked } from './kind.ts';

interface AskedShowProps<W extends ShiftRequest | Correction> {
  kind: Asked<W>;
  /** What the request is, above its facts. */
  title: (request: W) => ReactNode;
}

/** The page of a request, with what all kinds of them have. */
export function AskedShow<W extends ShiftRequest | Correction>({ kind, title }: AskedShowProps<W>) {
  const t = useT('console');
  return (
    <RequestShow<W> resource={kind.of.path} list={t(kind.list)} down={t('timesheet:requests.down')}>
      {(request) => <Loaded kind={kind} title={title} request={request} />}
    </RequestShow>
  );
}

interface LoadedProps<W extends ShiftRequest | Correction> extends AskedShowProps<W> {
  request: W;
}

function Loaded<W extends ShiftRequest | Correction>({ kind, title, request }: LoadedProps<W>) {
  const { of, useWhen, Facts, Days } = kind;
  const when = useWhen()(request);
  const Cancel = useCallback(
    (props: { request: W; onClose: () => void }) => <CancelRequest of={of} {...props} />,
    [of],
  );
  return (
    <>
      <RequestTitle request={request} Cancel={Cancel}>
        <StateChip status={request.status} />
        <span>{when}</span>
      </RequestTitle>
      <Two>
        <Stack>
          <Section title={title(request)}>
            <Facts request={request} />
          </Section>
          <Days request={request} />
        </Stack>
        <Stack>
          <ChainAndDecision of={of} request={request} when={when} />
          <History request={request} />
        </Stack>
      </Two>
    </>
  );
}
