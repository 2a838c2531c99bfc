import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';

const Picture = styled('img')({ display: 'block', maxWidth: '100%', maxHeight: '70dvh', marginInline: 'auto' });

export default function PictureDialog({ name, url, onClose }: { name: string; url: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} aria-labelledby="picture-title" slotProps={{ paper: { sx: { maxWidth: 960 } } }}>
      <DialogTitle id="picture-title" sx={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{name}</bdi>
      </DialogTitle>
      <DialogContent>
        <Picture src={url} alt={name} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
