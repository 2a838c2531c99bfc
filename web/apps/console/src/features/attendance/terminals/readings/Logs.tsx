import { ImportPage } from '../../../../imports/Page.tsx';
import { logs } from './log-import.ts';
import { TerminalSections } from '../Sections.tsx';

export function DeviceLogs() {
  return (
    <>
      <TerminalSections value="logs" />
      <ImportPage of={logs} />
    </>
  );
}
