import Alert from '@mui/material/Alert';

/** What was refused as a whole; the region is always there, so that it is read aloud when it fills. */
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
