import { useT, type Key } from '@kadro/i18n';
import { filePages, myFile, type FilePage } from '../../../navigation/where-to.ts';

const labels: Record<FilePage, Key> = {
  overview: 'common:section.overview',
  profile: 'common:section.profile',
  'language-role': 'common:profile.languageRole',
  contact: 'common:profile.contact',
  personal: 'common:profile.personal',
  employment: 'common:profile.employment',
  managers: 'common:section.managers',
};

/** The pages of the own file by name. */
export function useFilePages(): { page: FilePage; path: string; label: string }[] {
  const t = useT();
  return filePages.map((page) => ({ page, path: `${myFile}/${page}`, label: t(labels[page]) }));
}
