import { type Namespace } from '@kadro/i18n';

/** The texts of the home, which the build keeps in one file per language. */
export const homeTexts = ['common', 'portal', 'inbox', 'clock'] as const satisfies readonly Namespace[];
