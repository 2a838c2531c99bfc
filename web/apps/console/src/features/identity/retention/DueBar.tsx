import { useFormat, useT } from '@kadro/i18n';
import { useId, useState } from 'react';
import { BarButton, SelectionBar } from '../../../table/selection/Bar.tsx';
import { type DuePerson, maxForgotten } from '../personal-data/classes.ts';
import { ForgetPeopleDialog } from './ForgetDialog.tsx';

export function DueBulk({ people, onClear }: { people: readonly DuePerson[]; onClear: () => void }) {
  const t = useT('privacy');
  const { number } = useFormat();
  const [open, setOpen] = useState(false);
  const id = useId();
  const tooMany = people.length > maxForgotten;
  return (
    <>
      <SelectionBar count={people.length} onClear={onClear}>
        <BarButton
          type="button"
          data-main="true"
          aria-disabled={tooMany}
          aria-describedby={tooMany ? id : undefined}
          onClick={() => !tooMany && setOpen(true)}
        >
          {t('retention.forget')}
        </BarButton>
        <output id={id}>{tooMany && t('retention.tooMany', { max: number(maxForgotten) })}</output>
      </SelectionBar>
      {open && <ForgetPeopleDialog people={people} onClose={() => setOpen(false)} onDone={onClear} />}
    </>
  );
}
