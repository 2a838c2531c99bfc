import { type Language } from '@kadro/kernel';
import { type CancelCause } from '../shared/shapes.ts';

export const cancelCauseTexts: Readonly<Record<CancelCause, Readonly<Record<Language, string>>>> = {
  EMPLOYMENT_ENDED: {
    en: 'The employment has ended.',
    tr: 'İş ilişkisi sona erdi.',
    de: 'Das Beschäftigungsverhältnis ist beendet.',
    es: 'La relación laboral ha terminado.',
    it: 'Il rapporto di lavoro è terminato.',
    pt: 'O vínculo laboral terminou.',
    nl: 'Het dienstverband is beëindigd.',
    fr: 'L’emploi a pris fin.',
    ar: 'انتهت الخدمة.',
  },
  EMPLOYMENT_BEGINS_LATER: {
    en: 'The employment begins later.',
    tr: 'İş ilişkisi daha sonra başlıyor.',
    de: 'Das Beschäftigungsverhältnis beginnt später.',
    es: 'La relación laboral empieza más tarde.',
    it: 'Il rapporto di lavoro inizia più tardi.',
    pt: 'O vínculo laboral começa mais tarde.',
    nl: 'Het dienstverband begint later.',
    fr: 'L’emploi commence plus tard.',
    ar: 'تبدأ الخدمة في وقت لاحق.',
  },
};
