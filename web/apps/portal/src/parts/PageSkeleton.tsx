import { SkeletonBlock } from '@kadro/ui';
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
