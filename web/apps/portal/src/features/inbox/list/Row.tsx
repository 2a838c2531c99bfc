import { styled } from '@mui/material/styles';
import Checkbox from '@mui/material/Checkbox';
import { useT } from '@kadro/i18n';
import { Frame, ink, transition, Person, StatusGlyph, tokens, VisuallyHidden } from '@kadro/ui';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { useAge } from './age.ts';
import { type AnyRequest } from '../../../requests/types.ts';
import { useWords } from '../kind.ts';

const Item = styled('li')({
  borderBlockEnd: `1px solid ${ink.line}`,
  transition: transition(['opacity'], 'base'),
  '&[data-gone="true"]': { opacity: 0 },
});
const Line = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 64,
  '&[data-open="true"]': { backgroundColor: ink.hover },
});
const Open = styled('button')({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minWidth: 0,
  padding: '8px 16px',
  border: 0,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: ink.hover },
  '&:focus-visible': { outlineOffset: -4 },
});
const End = styled('span')({
  display: 'grid',
  justifyItems: 'end',
  gap: 2,
  flex: 'none',
  maxWidth: '48%',
  textAlign: 'end',
});
const Age = styled('span')(({ theme }) => ({ ...theme.typography.tick, color: ink.textMuted }));
const When = styled('span')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: theme.typography.strong.fontWeight,
}));
const Choice = styled('label')({
  display: 'grid',
  placeItems: 'center',
  minWidth: tokens.size.portal.touch,
  cursor: 'pointer',
});

export interface RequestRowProps {
  request: AnyRequest;
  isOpen: boolean;
  isGone: boolean;
  /** Whether it is chosen while several are selected; undefined outside that mode. */
  chosen?: boolean;
  onOpen: () => void;
  onChoose: () => void;
}

export function RequestRow({ request, isOpen, isGone, chosen, onOpen, onChoose }: RequestRowProps) {
  return (
    <Item data-gone={isGone} data-request={request.id}>
      <Frame shape="row" shown={isOpen}>
        <Line data-open={isOpen}>
          {chosen !== undefined && <RowCheckbox request={request} chosen={chosen} onChoose={onChoose} />}
          <Open
            type="button"
            aria-current={isOpen ? 'true' : undefined}
            onClick={chosen === undefined || !request.canDecide ? onOpen : onChoose}
          >
            <RowContent request={request} />
          </Open>
        </Line>
      </Frame>
    </Item>
  );
}

function RowCheckbox({ request, chosen, onChoose }: Pick<RequestRowProps, 'request' | 'chosen' | 'onChoose'>) {
  const t = useT('inbox');
  const words = useWords();
  const label = t('choose', { name: words.name(request.employee), period: words.period(request), raw: true });
  return (
    <Choice>
      <Checkbox
        checked={chosen}
        disabled={!request.canDecide}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Choice>
  );
}

function RowContent({ request }: Pick<RequestRowProps, 'request'>) {
  const t = useT();
  const words = useWords();
  const age = useAge();
  const { employee, employeeId, status, requestedDateTime } = request;
  return (
    <>
      <Person
        id={employeeId}
        name={words.name(employee)}
        image={employee?.imageUrl}
        second={<DotSeparated parts={[words.type(request), words.amount(request)]} />}
      />
      <End>
        <Age>{age(requestedDateTime)}</Age>
        <When>
          {status !== 'PENDING' && <StatusGlyph status={status} />}
          {status !== 'PENDING' && <VisuallyHidden>{t('status.needExtraDetail')}</VisuallyHidden>}
          {words.period(request)}
        </When>
      </End>
    </>
  );
}
