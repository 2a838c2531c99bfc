import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { type FormPart } from '../form/CommandForm.tsx';
import { type RecordDeclaration } from './declaration.ts';

export function useParts({ fields, parts }: RecordDeclaration): readonly FormPart[] {
  const t = useT();
  return useMemo(
    () => parts?.map((part) => ({ title: t(part.title), fields: part.fields })) ?? [{ fields: Object.keys(fields) }],
    [t, fields, parts],
  );
}
