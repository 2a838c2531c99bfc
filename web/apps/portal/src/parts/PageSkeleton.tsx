import { type ReactNode } from 'react';
import { useT } from '@kadro/i18n';
import { SkeletonBlock, UntilLoaded } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Padded = styled('div')({ padding: 28, maxWidth: 480 });

/** The placeholder of a page; invisible for the first moment. */
export function PageSkeleton() {
  return (
    <Padded>
      <SkeletonBlock lines={3} />
    </Padded>
  );
}

/** Says that code does not arrive: of a page that is on its way, or of a part of the one that is shown. */
export function CodeOutage({ children }: { children?: ReactNode }) {
  const t = useT();
  return (
    <UntilLoaded title={t('common:outage.title')} text={t('common:outage.text')}>
      {children}
    </UntilLoaded>
  );
}
