import { type Feature, type SubPage } from '../../../core/feature.ts';
import { myFile, myFileArea } from '../../../people/paths.ts';
import { filePages, type FilePageName } from './pages.ts';

const labels: Record<FilePageName, SubPage['label']> = {
  overview: 'common:section.overview',
  profile: 'common:section.profile',
  'language-role': 'common:profile.languageRole',
  contact: 'common:profile.contact',
  personal: 'common:profile.personal',
  employment: 'common:profile.employment',
  managers: 'common:section.managers',
};

export default {
  area: myFileArea,
  screens: [
    {
      path: `${myFile}/:page`,
      values: { page: filePages },
      texts: ['time', 'photo'],
      load: () => import('./Page.tsx'),
    },
  ],
  redirects: { '/human-resources': myFile, [myFile]: `${myFile}/${filePages[0]}` },
  item: { path: myFile, label: 'portal:nav.myFile', icon: 'person' },
  subPages: filePages.map((page) => ({ under: myFile, path: `${myFile}/${page}`, label: labels[page] })),
} satisfies Feature;
