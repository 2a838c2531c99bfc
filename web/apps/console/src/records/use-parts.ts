import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { type FormPart } from '../form/CommandForm.tsx';
import { type RecordDeclaration } from './declaration.ts';

/** The fields of a record as the parts of its form. */
export function useParts({ fields, parts }: RecordDeclaration): readonly FormPart[] {
  const t = useT('console');
  return useMemo(
    () =>
      parts?.map(({ name, fields: inside }) => ({ title: t(`record.part.${name}`), fields: inside })) ?? [{ fields }],
    [t, fields, parts],
  );
}
