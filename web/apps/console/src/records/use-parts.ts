import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { type FormPart } from '../form/CommandForm.tsx';
import { factsOf, type RecordDeclaration } from './declaration.ts';

/** The parts of a record; `isChange` with the day of a change. */
export function useParts(of: RecordDeclaration, isChange = false): readonly FormPart[] {
  const t = useT();
  return useMemo(() => {
    const names = isChange ? Object.keys(of.fields) : factsOf(of);
    if (!of.parts) return [{ fields: names }];
    const parts = of.parts.map(({ title, fields }) => ({
      title: t(title),
      fields: fields.filter((name) => names.includes(name)),
    }));
    return parts.filter(({ fields }) => fields.length > 0);
  }, [t, of, isChange]);
}
