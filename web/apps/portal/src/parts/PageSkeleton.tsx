import { SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Room = styled('div')({ padding: 28, maxWidth: 480 });

/** Stands where a page will be; still, and unseen for the first moment. */
export function PageSkeleton() {
  return (
    <Room>
      <SkeletonBlock lines={3} />
    </Room>
  );
}
