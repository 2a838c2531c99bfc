import { Person } from '@kadro/ui';
import { useUser } from '../core/context.tsx';
import { useOwnFile } from './own-file.ts';
import { nameOf } from './types.ts';

export function CurrentUser({ size }: { size?: 'medium' | 'large' }) {
  const user = useUser();
  const { data } = useOwnFile();
  return (
    <Person
      id={user.id}
      name={nameOf(user)}
      image={data ? data.profile?.imageUrl : user.imageUrl}
      second={data?.title}
      size={size}
    />
  );
}
