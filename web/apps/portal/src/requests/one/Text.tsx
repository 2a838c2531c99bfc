import { Field } from '@kadro/ui';
import { type Written } from './use-written.ts';

interface TextProps {
  label: string;
  written: Written;
  error: string | undefined;
}

export const Text = ({ label, written: { text, setText }, error }: TextProps) => (
  <Field
    label={label}
    required
    multiline
    minRows={2}
    value={text}
    error={error}
    onChange={({ target }) => setText(target.value)}
  />
);
