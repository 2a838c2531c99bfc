import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, type ChangeEvent, type ReactNode } from 'react';

interface ChooseFileProps extends Pick<ButtonProps, 'variant' | 'disabled' | 'startIcon'> {
  onFile: (file: File) => void;
  children: ReactNode;
}

const accepted = '.csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function ChooseFile({ onFile, children, ...button }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // the same file may be chosen again after it was changed
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" accept={accepted} hidden onChange={choose} />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
