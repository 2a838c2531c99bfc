import { RecordList } from '../../../records/List.tsx';
import { declaration } from './declaration.ts';
import { useDeviceColumns } from './LastSeen.tsx';
import { TerminalSections } from './Sections.tsx';

export function TerminalList() {
  return (
    <RecordList of={declaration} above={<TerminalSections value="terminals" />} moreColumns={useDeviceColumns()} />
  );
}
