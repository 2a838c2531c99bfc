import { useT } from '@kadro/i18n';
import { FormDialog } from '../../../../form/Dialog.tsx';
import { fullName } from '../../../../people/person.ts';
import { SidePanel } from '../../../../table/SidePanel.tsx';
import { type BoardState } from '../use-board.ts';
import { DayPanel } from './DayPanel.tsx';
import { useIsSheet } from './use-sheet.ts';

/** The day where one stands, beside the board; on phones in a sheet. */
export function Beside({ board }: { board: BoardState }) {
  const t = useT('console');
  const isSheet = useIsSheet();
  const { isPeeking, peek, reached, date } = board;
  if (!isPeeking || !reached) return null;
  const name = <bdi>{fullName(reached.person)}</bdi>;
  const day = <DayPanel key={`${reached.person.id} ${date}`} board={board} row={reached} date={date} />;
  if (isSheet)
    return (
      <FormDialog title={name} onClose={peek}>
        {day}
      </FormDialog>
    );
  return (
    <SidePanel label={t('panel.label')} onClose={peek}>
      <h2 style={{ marginBlockEnd: 20, paddingInlineEnd: 32 }}>{name}</h2>
      {day}
    </SidePanel>
  );
}
