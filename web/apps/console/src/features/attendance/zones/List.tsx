import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, NoValue } from '@kadro/ui';
import { type NamedRecord } from '../../../records/declaration.ts';
import { RecordList } from '../../../records/List.tsx';
import { type Column } from '../../../table/columns.ts';
import { declaration } from './feature.ts';
import { useOccupancy } from './occupancy.ts';

export const ZoneList = () => <RecordList of={declaration} moreColumns={useColumns()} />;

function useColumns(): Column<NamedRecord>[] {
  const t = useT('console-devices');
  return [
    { id: 'inside', label: t('zone.inside'), cell: ({ id }) => <Figure id={id} of="count" /> },
    { id: 'warnings', label: t('zone.warnings'), from: 640, cell: ({ id }) => <Figure id={id} of="warnings" /> },
  ];
}

function Figure({ id, of }: { id: string; of: 'count' | 'warnings' }) {
  const { number } = useFormat();
  const { zone } = useOccupancy(id);
  if (!zone) return <NoValue />;
  const colour = of === 'warnings' ? feedback.warning.text : ink.text;
  return <span style={{ color: zone[of] === 0 ? ink.textFaint : colour }}>{number(zone[of])}</span>;
}
