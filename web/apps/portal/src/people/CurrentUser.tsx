import { Person, type PersonProps } from '@kadro/ui';
import { useUser } from '../core/context.tsx';
import { useOwnFile } from './own-file.ts';
import { nameOf } from './types.ts';

type CurrentUserProps = Pick<PersonProps, 'size' | 'isBrief'>;

export function CurrentUser(shown: CurrentUserProps) {
  const user = useUser();
  const { data } = useOwnFile();
  return (
    <Person
      id={user.id}
      name={nameOf(user)}
      image={data ? data.profile?.imageUrl : user.imageUrl}
      second={data?.title}
      {...shown}
    />
  );
}
