import { useT } from '@kadro/i18n';
import { ErrorState, PageTitle } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';

const Message = styled('div')({ padding: 32 });

export function NotFound() {
  const t = useT('console');
  return (
    <Message>
      <PageTitle title={t('notFound.title')} second={t('notFound.text')} />
      <Button component={Link} to="/employees" variant="outlined" sx={{ mt: 5 }}>
        {t('notFound.action')}
      </Button>
    </Message>
  );
}

/** Shown in place of all when the shell itself failed; a page that fails stays in it. */
export function PageFailure({ resetErrorBoundary }: { resetErrorBoundary: (reason?: unknown) => void }) {
  const t = useT('console');
  return (
    <Message>
      <ErrorState
        title={t('common:broken.title')}
        text={t('common:broken.text')}
        onRetry={() => resetErrorBoundary()}
      />
    </Message>
  );
}
