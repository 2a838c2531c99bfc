import { useT } from '@kadro/i18n';
import { phone } from '@kadro/ui';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type PatternChoiceProps, PatternChoice } from './PatternChoice.tsx';

export type PatternProps = Omit<PatternChoiceProps, 'onDone'>;

/** Opens the patterns, one of which is looked at before it is painted. */
export function PatternButton(props: PatternProps) {
  const t = useT('console-attendance');
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        endIcon={<ChevronDown strokeWidth={1.7} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ [phone]: { minHeight: 40 } }}
      >
        {t('roster.pattern')}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: -6, horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('roster.pattern') } }}
      >
        <PatternChoice {...props} onDone={close} />
      </Popover>
    </>
  );
}
