import { type Language } from '@kadro/kernel';
import { type Reminded } from './events.ts';

/** Placeholders stand apart from other words, as no language inflects them. */
type ReminderText = Readonly<{ title: string; body: string }>;

const whose = '{{person}}: {{on, day}}';
const own = '{{on, day}}';

export const reminderTexts: Readonly<Record<Language, Readonly<Record<Reminded['kind'], ReminderText>>>> = {
  en: {
    NOT_COME: { title: 'Somebody did not come to work', body: whose },
    NOT_CLOCKED_OUT: { title: 'A clock-out is missing', body: own },
  },
  tr: {
    NOT_COME: { title: 'İşe gelmeyen var', body: whose },
    NOT_CLOCKED_OUT: { title: 'Çıkış kaydınız eksik', body: own },
  },
  de: {
    NOT_COME: { title: 'Nicht zur Arbeit erschienen', body: whose },
    NOT_CLOCKED_OUT: { title: 'Eine Gehen-Buchung fehlt', body: own },
  },
  es: {
    NOT_COME: { title: 'Alguien no acudió al trabajo', body: whose },
    NOT_CLOCKED_OUT: { title: 'Falta un fichaje de salida', body: own },
  },
  it: {
    NOT_COME: { title: 'Qualcuno non è venuto al lavoro', body: whose },
    NOT_CLOCKED_OUT: { title: 'Manca una timbratura di uscita', body: own },
  },
  pt: {
    NOT_COME: { title: 'Alguém não veio trabalhar', body: whose },
    NOT_CLOCKED_OUT: { title: 'Falta um registo de saída', body: own },
  },
  nl: {
    NOT_COME: { title: 'Niet op het werk verschenen', body: whose },
    NOT_CLOCKED_OUT: { title: 'Een uitklokregistratie ontbreekt', body: own },
  },
  fr: {
    NOT_COME: { title: 'Absence constatée', body: '{{person}} : {{on, day}}' },
    NOT_CLOCKED_OUT: { title: 'Un pointage de sortie manque', body: own },
  },
  ar: {
    NOT_COME: { title: 'لم يسجَّل حضور للعمل', body: whose },
    NOT_CLOCKED_OUT: { title: 'ينقص تسجيل انصراف', body: own },
  },
};
