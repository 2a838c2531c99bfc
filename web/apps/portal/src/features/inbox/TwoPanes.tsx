import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { EmptyState, ink, Sheet, SkeletonBlock } from '@kadro/ui';
import { Pending, RevealTogether } from '../../parts/RevealTogether.tsx';
import { Async } from '../../parts/Async.tsx';
import { type OpenRequest, usePageKind, useWords } from './kind.ts';
import { nameOf } from '../../people/types.ts';
import { DecisionBar, WaitingBar } from './decide/Bar.tsx';
import { type Inbox } from './Page.tsx';
import { ListHeader } from './list/Header.tsx';
import { ListFooter, RequestList } from './list/Requests.tsx';
import { OutcomeList, SelectedList, BulkBar } from './decide/Bulk.tsx';

const Panes = styled(Sheet)({
  display: 'grid',
  gridTemplateColumns: '364px minmax(0, 1fr)',
  height: 'calc(100dvh - 132px)',
  minHeight: 520,
  '@media print': { display: 'block', height: 'auto' },
});
const Side = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minHeight: 0,
  borderInlineEnd: `1px solid ${ink.line}`,
});
const Head = styled('div')({ padding: 12, borderBlockEnd: `1px solid ${ink.line}` });
const Scroll = styled('div')({ overflowY: 'auto', minHeight: 0 });
const Detail = styled('section')({ overflowY: 'auto', minHeight: 0 });
const Footer = styled('div')({ borderBlockStart: `1px solid ${ink.line}` });
const Main = styled('div')({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', minWidth: 0, minHeight: 0 });
const Padded = styled('div')({ padding: '22px 28px' });
const Muted = styled('p')({ color: ink.textMuted });

export function TwoPanes({
  page,
  request,
  draft,
  noteRef,
  several,
  asSuperAdmin,
  act,
  onKeys,
}: Inbox & { onKeys: () => void }) {
  const t = useT('inbox');
  const { chosen, selected, view, change } = page;
  const one = request.data;
  return (
    <Panes flush>
      <Side>
        <Head>
          <ListHeader view={view} onChange={change} />
        </Head>
        <Scroll>
          <RequestList page={page} />
        </Scroll>
        <Footer>
          <ListFooter page={page} onKeys={onKeys} />
        </Footer>
      </Side>
      <Main>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
        <Detail tabIndex={0} aria-label={t('openRequest')}>
          <DetailContent page={page} request={request} several={several} />
        </Detail>
        {chosen ? (
          <BulkBar count={selected.length} several={several} />
        ) : (
          one && !several.outcome && <Foot {...{ one, draft, asSuperAdmin, noteRef, act }} />
        )}
      </Main>
    </Panes>
  );
}

type DetailProps = Pick<Inbox, 'page' | 'request' | 'several'>;

const DetailContent = (props: DetailProps) => (
  <RevealTogether waiting={<Block />}>
    <DetailOf {...props} />
  </RevealTogether>
);

function DetailOf({ page: { list, openId, chosen, selected }, request, several }: DetailProps) {
  const t = useT('inbox');
  const kind = usePageKind();
  if (several.outcome) return <OutcomeList outcome={several.outcome} onClose={several.close} />;
  if (chosen) return <SelectedList selected={selected} />;
  if (openId)
    return (
      <Async query={request} lines={8} failed={t(kind.down)}>
        {(known) =>
          known ? (
            kind.drawWide(known)
          ) : (
            <Padded>
              <EmptyState title={t('notFound')} />
            </Padded>
          )
        }
      </Async>
    );
  if (!list.data) return list.error === undefined && <Pending />;
  return (
    <Padded>
      <Muted>{t('noneOpen')}</Muted>
    </Padded>
  );
}

const Block = () => (
  <Padded>
    <SkeletonBlock height={360} />
  </Padded>
);

function Foot({
  one,
  draft,
  asSuperAdmin,
  noteRef,
  act,
}: Pick<Inbox, 'draft' | 'asSuperAdmin' | 'noteRef' | 'act'> & { one: OpenRequest }) {
  const words = useWords();
  if (one.canDecide)
    return (
      <DecisionBar
        what={`${words.name(one.employee)}, ${words.period(one)}`}
        reader={one.employee ? nameOf(one.employee) : ''}
        draft={draft}
        asSuperAdmin={asSuperAdmin}
        noteRef={noteRef}
        onAct={act}
      />
    );
  return one.status === 'PENDING' && <WaitingBar request={one} />;
}
