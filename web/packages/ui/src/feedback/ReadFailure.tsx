import { useUiTexts } from '../texts.ts';
import { ErrorState, type ErrorStateProps } from './states.tsx';

export interface ReadFailureProps extends Omit<ErrorStateProps, 'text'> {
  error: unknown;
}

/** What was not answered, unless nothing answers; it is asked again by itself. */
export function ReadFailure({ error, title, ...more }: ReadFailureProps) {
  const { failure } = useUiTexts();
  const said = failure(error);
  return <ErrorState title={said.title ?? title} text={said.text} {...more} />;
}
