import { useFormat } from '@kadro/i18n';

/** Minutes with their sign, which stands before the figure in Arabic too. */
export function Signed({ minutes }: { minutes: number }) {
  const { hours } = useFormat();
  return (
    <bdi dir="ltr">
      {minutes > 0 && '+'}
      {hours(minutes)}
    </bdi>
  );
}
