import Alert from '@mui/material/Alert';

/** The error of a form as a whole; the region always exists, so that screen readers announce it. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <Alert severity="error" role="presentation">
          {text}
        </Alert>
      )}
    </div>
  );
}
