import { type Forms } from '../formats/numbers.ts';
import { type Language } from '../formats/languages.ts';

/** What texts count; each in the grammar of every language (tone guide, interpolation). */
export const units = ['characters', 'days', 'entries', 'hours', 'letters', 'minutes', 'rows'] as const;

export type Unit = (typeof units)[number];

const unchanging = (noun: string): Forms => ({ other: `# ${noun}` });

const two = (one: string, other: string): Forms => ({ one: `# ${one}`, other: `# ${other}` });

/** `few` is for 3 to 10, `many` for 11 to 99, `other` for 100 and for fractions. */
const arabic = (zero: string, one: string, dual: string, few: string, many: string, other: string): Forms => ({
  zero,
  one,
  two: dual,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${other}`,
});

export const unitForms: Record<Language, Record<Unit, Forms>> = {
  en: {
    characters: two('character', 'characters'),
    days: two('day', 'days'),
    entries: two('entry', 'entries'),
    hours: two('hour', 'hours'),
    letters: two('letter', 'letters'),
    minutes: two('minute', 'minutes'),
    rows: two('row', 'rows'),
  },
  tr: {
    characters: unchanging('karakter'),
    days: unchanging('gün'),
    entries: unchanging('öğe'),
    hours: unchanging('saat'),
    letters: unchanging('harf'),
    minutes: unchanging('dakika'),
    rows: unchanging('satır'),
  },
  de: {
    characters: unchanging('Zeichen'),
    days: two('Tag', 'Tage'),
    entries: two('Eintrag', 'Einträge'),
    hours: two('Stunde', 'Stunden'),
    letters: two('Buchstabe', 'Buchstaben'),
    minutes: two('Minute', 'Minuten'),
    rows: two('Zeile', 'Zeilen'),
  },
  es: {
    characters: two('carácter', 'caracteres'),
    days: two('día', 'días'),
    entries: two('elemento', 'elementos'),
    hours: two('hora', 'horas'),
    letters: two('letra', 'letras'),
    minutes: two('minuto', 'minutos'),
    rows: two('fila', 'filas'),
  },
  it: {
    characters: two('carattere', 'caratteri'),
    days: two('giorno', 'giorni'),
    entries: two('elemento', 'elementi'),
    hours: two('ora', 'ore'),
    letters: two('lettera', 'lettere'),
    minutes: two('minuto', 'minuti'),
    rows: two('riga', 'righe'),
  },
  pt: {
    characters: two('carácter', 'caracteres'),
    days: two('dia', 'dias'),
    entries: two('elemento', 'elementos'),
    hours: two('hora', 'horas'),
    letters: two('letra', 'letras'),
    minutes: two('minuto', 'minutos'),
    rows: two('linha', 'linhas'),
  },
  nl: {
    characters: two('teken', 'tekens'),
    days: two('dag', 'dagen'),
    entries: two('item', 'items'),
    hours: unchanging('uur'),
    letters: two('letter', 'letters'),
    minutes: two('minuut', 'minuten'),
    rows: two('rij', 'rijen'),
  },
  fr: {
    characters: two('caractère', 'caractères'),
    days: two('jour', 'jours'),
    entries: two('élément', 'éléments'),
    hours: two('heure', 'heures'),
    letters: two('lettre', 'lettres'),
    minutes: two('minute', 'minutes'),
    rows: two('ligne', 'lignes'),
  },
  ar: {
    characters: arabic('لا أحرف', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف'),
    days: arabic('لا أيام', 'يوم واحد', 'يومان', 'أيام', 'يومًا', 'يوم'),
    entries: arabic('لا عناصر', 'عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر'),
    hours: arabic('لا ساعات', 'ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة', 'ساعة'),
    letters: arabic('لا حروف', 'حرف واحد', 'حرفان', 'حروف', 'حرفًا', 'حرف'),
    minutes: arabic('لا دقائق', 'دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'),
    rows: arabic('لا صفوف', 'صف واحد', 'صفان', 'صفوف', 'صفًا', 'صف'),
  },
};
