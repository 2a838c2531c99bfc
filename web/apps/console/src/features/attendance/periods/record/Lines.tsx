import { useFormat, useT } from '@kadro/i18n';
import { ink, NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { changedFigures, type Difference } from '../model.ts';

interface Line {
  label: string;
  /** Absent: no record of the day. */
  before?: string;
  after?: string;
  change?: string;
}

const Stack = styled('span')({
  display: 'grid',
  padding: '4px 0',
  '&:not([data-show="label"])': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '&[data-show="before"]': { color: ink.textMuted },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

function useMinuteLines(): (difference: Difference) => Line[] {
  const t = useT('console-attendance');
  const { hours } = useFormat();
  const told = (minutes?: number) => (minutes === undefined ? undefined : hours(minutes));
  return (difference) =>
    changedFigures(difference).map((figure) => {
      const change = difference.change[figure];
      return {
        label: t(`day.${figure}`),
        before: told(difference.before?.[figure]),
        after: told(difference.after?.[figure]),
        change: change > 0 ? `+${hours(change)}` : hours(change),
      };
    });
}

/** Type and state of a day, where they are others. */
function useWordLines(): (difference: Difference) => Line[] {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const word = (of: string, value?: string | null) => (value ? enumText(of, value) : undefined);
  return ({ before, after }) =>
    [
      {
        label: t('console-fields:field.state'),
        before: word('dayState', before?.state),
        after: word('dayState', after?.state),
      },
      { label: t('common:common.type'), before: word('dayType', before?.type), after: word('dayType', after?.type) },
    ].filter((line) => line.before !== line.after);
}

/** What is different of a day, figures before words. */
export function useLines(of: Difference): Line[] {
  const minutes = useMinuteLines();
  const words = useWordLines();
  return [...minutes(of), ...words(of)];
}

/** A part of what is different, a line for each figure; lines of the parts stand beside each other. */
export function Lines({ of, show }: { of: Difference; show: keyof Line }) {
  const lines = useLines(of);
  return (
    <Stack data-show={show}>
      {lines.map((line) => (
        <span key={line.label}>{show === 'label' ? line.label : <Told line={line} show={show} />}</span>
      ))}
    </Stack>
  );
}

/** Words have no difference, and the direction of their language. */
export function Told({ line, show }: { line: Line; show: keyof Line }) {
  const text = line[show];
  return text ? <bdi dir={line.change ? 'ltr' : undefined}>{text}</bdi> : <NoValue />;
}
