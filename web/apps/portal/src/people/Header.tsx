import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ink, PersonAvatar } from '@kadro/ui';

const Person = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, minWidth: 0 });
const Name = styled('p')(({ theme }) => ({ ...(theme.typography.figureSmall as object), overflowWrap: 'anywhere' }));
const Second = styled('p')({ color: ink.textMuted });

export interface PersonHeaderProps {
  id: string;
  name: string;
  image?: string | null;
  second?: ReactNode;
}

export function PersonHeader({ id, name, image, second }: PersonHeaderProps) {
  return (
    <Person>
      <PersonAvatar id={id} name={name} image={image} size="page" />
      <div>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Second>{second}</Second>
      </div>
    </Person>
  );
}
