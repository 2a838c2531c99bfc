import { styled } from '@mui/material/styles';
import { useUiTexts } from '../texts.ts';
import { feedback, radius } from '../tokens/vars.ts';

export interface FieldProblem {
  /** The `id` or `name` of the field. */
  field: string;
  text: string;
}

const Box = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  borderRadius: radius.control,
  color: feedback.error.text,
  backgroundColor: feedback.error.tint,
  '& p': theme.typography.strong as object,
  '& ul': { paddingInlineStart: 18, marginBlockStart: 4 },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
}));

const fieldOf = (field: string) => document.getElementById(field) ?? document.getElementsByName(field)[0];

/** The errors of a form, above it, once there are more than two; each links to its field. */
export function ErrorSummary({
  problems,
  above = 2,
}: {
  problems: readonly FieldProblem[];
  /** Shown when there are more than so many. */ above?: number;
}) {
  const { errors } = useUiTexts();
  if (problems.length <= above) return null;
  return (
    <Box role="alert">
      <p>{errors(problems.length)}</p>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                fieldOf(field)?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
