import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, DaySquare, ink, phone, Section, tokens } from '@kadro/ui';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ButtonRow, Problem } from '../form/Dialog.tsx';
import { useCommand } from '../form/use-command.ts';
import { Progress } from '../parts/progress/Bar.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { type ImportDeclaration, type ImportRow } from './declaration.ts';
import { fileOf } from './files.ts';
import { isRunning, ImportState, OutcomeMark, outcomes } from './squares.tsx';
import { useUpload } from './use-upload.ts';

const Aside = styled('aside')(({ theme }) => ({
  width: tokens.size.console.panel,
  flex: 'none',
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  padding: 18,
  overflow: 'auto',
  borderInlineStart: `1px solid ${ink.line}`,
  [theme.breakpoints.down(1180)]: {
    width: 'auto',
    borderInlineStart: 0,
    borderBlockStart: `1px solid ${ink.line}`,
  },
  [phone]: { padding: 14 },
}));
const Counts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  '& dd': { fontVariantNumeric: 'tabular-nums', fontWeight: 560, textAlign: 'end' },
});
const Muted = styled('p')({ color: ink.textMuted });
const Way = styled('span')({ display: 'grid', '& small': { color: ink.textMuted } });

type OfImport = { of: ImportDeclaration; row: ImportRow };

/** What an import would do or did, how it is to be done, and how far it is. */
export function Summary({ of, row }: OfImport) {
  const t = useT('console-import');
  return (
    <Aside aria-label={t(row.isDryRun ? 'would' : 'did')}>
      <Section title={t(row.isDryRun ? 'would' : 'did')}>
        {row.isDryRun && <Muted>{t('nothingYet')}</Muted>}
        <Figures row={row} />
      </Section>
      <Steps row={row} />
      {isRunning(row) ? <Running of={of} row={row} /> : <Next of={of} row={row} />}
    </Aside>
  );
}

function Figures({ row }: { row: ImportRow }) {
  const { number } = useFormat();
  return (
    <Counts>
      {outcomes.map(([outcome, field]) => (
        <div key={outcome} style={{ display: 'contents' }}>
          <dt>
            <OutcomeMark outcome={outcome} />
          </dt>
          <dd>{number(row[field])}</dd>
        </div>
      ))}
    </Counts>
  );
}

const StepList = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', alignItems: 'center', gap: 10 },
  '& > li > :last-child': { marginInlineStart: 'auto', color: ink.textMuted, fontVariantNumeric: 'tabular-nums' },
});

function Steps({ row }: { row: ImportRow }) {
  const t = useT('console-import');
  const { number, dateTime } = useFormat();
  const done = `${number(row.done)}/${number(row.rows)}`;
  const isChecked = row.isDryRun ? row.state === 'CHECKED' : row.state !== 'RECEIVING' && row.state !== 'CHECKING';
  const steps = [
    { name: 'uploaded', isDone: row.state !== 'RECEIVING', figure: dateTime(row.uploadedAt) },
    { name: 'checked', isDone: isChecked, figure: row.isDryRun ? done : '' },
    { name: 'imported', isDone: row.state === 'DONE', figure: row.isDryRun ? '' : done },
  ] as const;
  return (
    <Section title={t('console:progress')}>
      <StepList>
        {steps.map(({ name, isDone, figure }) => (
          <li key={name}>
            <DaySquare fill={isDone ? 'solid' : 'hollow'} tone={isDone ? 'ink' : 'grey'} size="line" />
            {t(`step.${name}`)}
            <bdi>{figure}</bdi>
          </li>
        ))}
      </StepList>
      <output style={{ display: 'block', marginBlockStart: 8 }}>
        <ImportState of={row} />
      </output>
    </Section>
  );
}

function Running({ of, row }: OfImport) {
  const t = useT('console-import');
  const run = useCommand();
  const [isAsked, setAsked] = useState(false);
  const path = `${of.path}/${row.id}/cancel`;
  const body = { revision: row.revision };
  return (
    <>
      <Progress job={{ state: 'RUNNING', done: row.done, total: row.rows }} />
      <Muted>{t('background')}</Muted>
      <ButtonRow>
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {t('stop')}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isAsked}
        title={t('stopTitle')}
        effect={t('stopEffect')}
        confirm={t('stop')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => run({ service: of.service, method: 'PUT', path, body, silent: true })}
        onClose={() => setAsked(false)}
      />
    </>
  );
}

/** After a dry run the same file is imported; another one is checked first. */
function Next({ of, row }: OfImport) {
  const t = useT('console-import');
  const { number } = useFormat();
  const { upload, isBusy, problem } = useUpload(of);
  const [mode, setMode] = useState<'good' | 'all'>('good');
  const file = fileOf(row.id);
  const good = row.created + row.changed;
  const mayStart = row.state === 'CHECKED' && file !== undefined && good > 0;
  return (
    <>
      {mayStart && <Ways row={row} mode={mode} onMode={setMode} />}
      {row.state === 'CHECKED' && !file && <Muted>{t('again')}</Muted>}
      {problem && <Problem role="alert">{problem}</Problem>}
      <ButtonRow>
        <ChooseFile
          variant="outlined"
          disabled={isBusy}
          onFile={(chosen) => void upload(chosen, { isDryRun: true, mode: 'good' })}
        >
          {t('other')}
        </ChooseFile>
        {mayStart && (
          <Button
            variant="contained"
            disabled={isBusy || (mode === 'all' && row.refused > 0)}
            onClick={() => void upload(file, { isDryRun: false, mode })}
          >
            {t('start', { rows: number(good) })}
          </Button>
        )}
      </ButtonRow>
    </>
  );
}

interface WaysProps {
  row: ImportRow;
  mode: 'good' | 'all';
  onMode: (mode: 'good' | 'all') => void;
}

function Ways({ row, mode, onMode }: WaysProps) {
  const t = useT('console-import');
  const { number } = useFormat();
  const good = number(row.created + row.changed);
  return (
    <Section title={t('how')}>
      <RadioGroup value={mode} aria-label={t('how')} onChange={(_, next) => onMode(next === 'all' ? 'all' : 'good')}>
        <FormControlLabel
          value="good"
          control={<Radio />}
          label={
            <Way>
              {t('good', { rows: good })}
              {row.refused > 0 && <small>{t('goodText', { rows: number(row.refused) })}</small>}
            </Way>
          }
        />
        <FormControlLabel
          value="all"
          control={<Radio />}
          label={
            <Way>
              {t('wholly')}
              <small>{t('whollyText')}</small>
            </Way>
          }
        />
      </RadioGroup>
    </Section>
  );
}
