import { useT } from '@kadro/i18n';
import { feedback, ink } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Finding } from './findings.ts';
import { type Setting } from './use-setting.ts';

const Strip = styled('div')({
  display: 'grid',
  gap: 8,
  justifyItems: 'start',
  padding: '12px 16px',
  maxHeight: 180,
  overflow: 'auto',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& ul': { listStyle: 'none', display: 'grid', gap: 6 },
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 12px' },
});

/** What was refused, and what is planned against a rule. */
export function Findings({ setting: { findings, problem, dismiss } }: { setting: Setting }) {
  const t = useT('console-attendance');
  if (findings.length === 0 && !problem) return null;
  const of = (kind: Finding['kind']): number => findings.filter((one) => one.kind === kind).length;
  return (
    <Strip role="alert">
      {problem && <strong>{problem}</strong>}
      {of('kept') > 0 && <strong>{t('roster.notUndone', { people: of('kept') })}</strong>}
      {of('refused') > 0 && <strong>{t('roster.refused', { people: of('refused') })}</strong>}
      {of('warned') > 0 && <strong>{t('roster.warned', { people: of('warned') })}</strong>}
      <ul>
        {findings.map(({ person, message, kind }) => (
          <li key={`${person} ${message}`}>
            <PersonName id={person} />
            <span style={{ color: kind === 'warned' ? feedback.warning.text : feedback.error.text }}>{message}</span>
          </li>
        ))}
      </ul>
      <Button size="small" variant="outlined" onClick={dismiss}>
        {t('common:action.close')}
      </Button>
    </Strip>
  );
}
