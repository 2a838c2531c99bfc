import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../form/Dialog.tsx';
import { useSubmission } from '../form/use-submission.ts';
import { type ImportDeclaration, type ReportRow } from './declaration.ts';

interface CorrectRowProps {
  of: ImportDeclaration;
  id: string;
  row: ReportRow;
  onClose: () => void;
}

/** Corrects cells of a refused row, which is imported then. */
export function CorrectRow({ of, id, row, onClose }: CorrectRowProps) {
  const t = useT('console-import');
  const [cells, setCells] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState(() => new Map(row.fields.map(({ column, message }) => [column, message])));
  const { submit, isBusy, problem } = useSubmission();
  const send = () => {
    const filled = Object.fromEntries(Object.entries(cells).filter(([, text]) => text.trim() !== ''));
    const path = `${of.path}/${id}/rows/${row.row}`;
    return submit<{ outcome: string; fields?: Record<string, string> }>(
      { service: of.service, method: 'PUT', path, body: { cells: filled }, silent: true },
      ({ outcome, fields = {} }) => {
        if (outcome === 'REFUSED') setProblems(new Map(Object.entries(fields)));
        else onClose();
      },
    );
  };
  return (
    <FormDialog title={t('correctTitle', { row: row.row })} onClose={onClose}>
      <DialogBody>
        <Effect>{t('correctEffect')}</Effect>
        {problem && <Problem role="alert">{problem}</Problem>}
        {of.columns.map((column) => (
          <Field
            key={column}
            label={t(`column.${column}`)}
            value={cells[column] ?? ''}
            error={problems.get(column)}
            autoComplete="off"
            onChange={({ target }) => setCells((before) => ({ ...before, [column]: target.value }))}
          />
        ))}
        <DialogButtons submit={t('correct')} busy={isBusy} onSubmit={() => void send()} onClose={onClose} />
      </DialogBody>
    </FormDialog>
  );
}
